import type { Decorator } from "@storybook/react-vite";
import { useEffect } from "react";
import { IntlProvider } from "react-intl";
import { applyEnvironment } from "./environment.ts";
import { messagesIn } from "./messages.ts";

/** Provides a story with its language and applies the toolbars. On a docs page, `DocsPage` applies them instead. */
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
