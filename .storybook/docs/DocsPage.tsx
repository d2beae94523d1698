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

/** Returns the globals of the channel's last event, since a page that is opened later has missed the event itself. */
function lastGlobals(channel: Channel): Globals {
  const [event] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return { ...initialGlobals, ...event?.globals };
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
