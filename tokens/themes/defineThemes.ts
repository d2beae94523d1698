import { globalStyle } from "@vanilla-extract/css";
import { breakpoints } from "../breakpoints.ts";
import { vars } from "../contract.css.ts";

type Values = { readonly [key: string]: string | Values };

/** What each role is, and where the visitor's screen or wishes make it otherwise. */
export interface Themes {
  base: Values;
  dark: Values;
  highContrast: Values;
  tablet: Values;
  phone: Values;
  still: Values;
}

/** The variables that `values` names, under the contract's own names; a mode may set a few only. */
function assign(values: Values, contract: object = vars): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const role: unknown = Reflect.get(contract, key);
      if (typeof value === "string") return [[String(role), value]];
      return typeof role === "object" && role !== null ? Object.entries(assign(value, role)) : [];
    }),
  );
}

/** Writes the themes of the page whose root matches `root`; `data-theme` chooses one, else the visitor's wishes do. */
export function defineThemes(root: string, { base, dark, highContrast, tablet, phone, still }: Themes) {
  // No more exact than the root itself, or a theme would outdo what narrow screens and still ones ask for below.
  const themed = (name: string) =>
    root === ":root" ? `[data-theme='${name}']` : `${root}:where([data-theme='${name}'])`;
  globalStyle(`${root}, ${themed("light")}`, { vars: assign(base), colorScheme: "light" });
  globalStyle(themed("dark"), { vars: assign(dark), colorScheme: "dark" });
  globalStyle(themed("high-contrast"), { vars: assign(highContrast), colorScheme: "light" });
  globalStyle(`${root}:not([data-theme])`, {
    "@media": {
      "(prefers-color-scheme: dark)": { vars: assign(dark), colorScheme: "dark" },
      "(prefers-contrast: more)": { vars: assign(highContrast), colorScheme: "light" },
    },
  });
  globalStyle(root, {
    "@media": {
      [`(width < ${breakpoints.desktop})`]: { vars: assign(tablet) },
      [`(width < ${breakpoints.tablet})`]: { vars: assign(phone) },
      "(prefers-reduced-motion: reduce)": { vars: assign(still) },
    },
  });
}
