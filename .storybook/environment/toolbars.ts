import type { Preview } from "@storybook/react-vite";
import { locales } from "./messages.ts";

const languageName = (locale: string) => new Intl.DisplayNames(locale, { type: "language" }).of(locale) ?? locale;

type Toolbars = NonNullable<Preview["globalTypes"]>;
type Icon = NonNullable<NonNullable<Toolbars[string]["toolbar"]>["icon"]>;

const toolbar = (title: string, icon: Icon, items: readonly { value: string; title: string; right?: string }[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

export const toolbars = {
  theme: toolbar("Theme", "contrast", [
    { value: "light", title: "Light" },
    { value: "dark", title: "Dark" },
    { value: "high-contrast", title: "High contrast" },
  ]),
  brand: toolbar("Brand", "paintbrush", [
    { value: "dioptra", title: "Dioptra" },
    { value: "alcedo", title: "Alcedo", right: "another shop" },
  ]),
  locale: toolbar(
    "Language",
    "globe",
    locales.map((locale) => ({ value: locale, title: languageName(locale), right: locale })),
  ),
  market: toolbar("Market", "location", [
    { value: "pl", title: "Poland", right: "PLN" },
    { value: "de", title: "Germany", right: "EUR" },
  ]),
  network: toolbar("Network", "lightning", [
    { value: "online", title: "Online" },
    { value: "slow", title: "Slow", right: "2 s late" },
    { value: "offline", title: "Offline" },
  ]),
  textSize: toolbar("Text size", "type", [
    { value: "100", title: "Text 100 %" },
    { value: "130", title: "Text 130 %" },
    { value: "200", title: "Text 200 %" },
  ]),
  motion: toolbar("Motion", "play", [
    { value: "system", title: "Motion of system" },
    { value: "full", title: "Full motion" },
    { value: "reduced", title: "Reduced motion" },
  ]),
};

export const initialGlobals = {
  theme: "light",
  brand: "dioptra",
  locale: "pl",
  market: "pl",
  network: "online",
  textSize: "100",
  motion: "system",
};

const viewport = (name: string, width: number, height: number, type: "mobile" | "tablet" | "desktop") => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** `mobile1` is Storybook's own name for a screen of this size. */
export const viewports = {
  mobile1: viewport("320 small phone", 320, 568, "mobile"),
  phone: viewport("390 phone", 390, 844, "mobile"),
  tablet: viewport("768 tablet", 768, 1024, "tablet"),
  desktop: viewport("1440 desktop", 1440, 900, "desktop"),
};
