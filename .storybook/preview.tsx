import "@dioptra/tokens/font.css";
import "@dioptra/tokens/layers";
import de from "@dioptra/ui/messages/de.json";
import en from "@dioptra/ui/messages/en.json";
import pl from "@dioptra/ui/messages/pl.json";
import type { Decorator, Preview } from "@storybook/react-vite";
import { useEffect } from "react";
import { IntlProvider } from "react-intl";

const messages: Record<string, Record<string, string>> = { pl, de, en };

const LocaleAndTheme: Decorator = (Story, { globals }) => {
  const locale = String(globals["locale"]);
  const theme = String(globals["theme"]);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dataset["theme"] = theme;
  }, [locale, theme]);
  return (
    <IntlProvider locale={locale} messages={messages[locale] ?? {}}>
      <Story />
    </IntlProvider>
  );
};

export default {
  parameters: { a11y: { test: "error" }, layout: "padded" },
  globalTypes: {
    locale: { toolbar: { title: "Locale", icon: "globe", items: ["pl", "de", "en"] } },
    theme: { toolbar: { title: "Theme", icon: "contrast", items: ["light", "dark", "high-contrast"] } },
  },
  initialGlobals: { locale: "pl", theme: "light" },
  decorators: [LocaleAndTheme],
} satisfies Preview;
