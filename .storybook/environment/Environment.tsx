import type { Decorator } from "@storybook/react-vite";
import { useEffect } from "react";
import { IntlProvider } from "react-intl";
import { applyEnvironment } from "./environment.ts";
import { messagesIn } from "./messages.ts";

/** Gives a story its language, and follows the toolbars. On a docs page the page itself follows them, not its stories. */
export const Environment: Decorator = (Story, { globals, viewMode }) => {
  const locale = String(globals["locale"]);
  useEffect(() => {
    if (viewMode !== "docs") applyEnvironment(globals);
  }, [globals, viewMode]);
  return (
    <IntlProvider locale={locale} messages={messagesIn(locale, String(globals["brand"]))}>
      <Story />
    </IntlProvider>
  );
};
