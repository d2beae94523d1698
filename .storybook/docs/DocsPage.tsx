import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { IntlProvider } from "react-intl";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import type { Globals } from "storybook/internal/types";
import { applyEnvironment } from "../environment/environment.ts";
import { messagesIn } from "../environment/messages.ts";
import { initialGlobals } from "../environment/toolbars.ts";
import { docsTheme } from "./docsTheme.ts";
import "./docs.css";

type Channel = DocsContainerProps["context"]["channel"];

/** What the channel said last: a page opened later has missed the saying. */
function lastGlobals(channel: Channel): Globals {
  const [said] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return { ...initialGlobals, ...said?.globals };
}

function useGlobals(channel: Channel) {
  const [globals, setGlobals] = useState(() => lastGlobals(channel));
  useEffect(() => {
    const update = () => setGlobals(lastGlobals(channel));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}

/** A docs page in the theme, brand, language and text size of the toolbars. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  const locale = String(globals["locale"]);
  useEffect(() => applyEnvironment(globals), [globals]);
  return (
    <DocsContainer context={context} theme={docsTheme(String(globals["brand"]), String(globals["theme"]))}>
      <IntlProvider locale={locale} messages={messagesIn(locale)}>
        {children}
      </IntlProvider>
    </DocsContainer>
  );
}
