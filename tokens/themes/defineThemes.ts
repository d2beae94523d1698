import { globalStyle } from "@vanilla-extract/css";
import { breakpoints } from "../breakpoints.ts";
import { vars } from "../contract.css.ts";

type Values = { readonly [key: string]: string | Values };

/** The values of all roles, and the values that differ by theme, screen size and motion preference. */
export interface Themes {
  base: Values;
  dark: Values;
  highContrast: Values;
  tablet: Values;
  phone: Values;
  still: Values;
}

/** Returns values by CSS variable. A mode may set only some of the roles. */
function assign(values: Values, contract: object = vars): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const role: unknown = Reflect.get(contract, key);
      if (typeof value === "string") return [[String(role), value]];
      return typeof role === "object" && role !== null ? Object.entries(assign(value, role)) : [];
    }),
  );
}

/** Writes the themes for a root selector. `data-theme` chooses a theme; without it, the visitor's preferences do. */
export function defineThemes(root: string, { base, dark, highContrast, tablet, phone, still }: Themes) {
  // Not more specific than the root itself. Otherwise a theme would override the values for small screens and reduced
  // motion.
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
