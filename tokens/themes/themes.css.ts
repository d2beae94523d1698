import { globalStyle } from "@vanilla-extract/css";
import { breakpoints } from "../breakpoints.ts";
import { vars } from "../contract.css.ts";
import { base, dark, highContrast, phone, still, tablet } from "./values.ts";

type Values = { readonly [key: string]: string | Values };

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

const chosenByVisitor = ":root:not([data-theme])";

globalStyle(":root, [data-theme='light']", { vars: assign(base), colorScheme: "light" });
globalStyle("[data-theme='dark']", { vars: assign(dark), colorScheme: "dark" });
globalStyle("[data-theme='high-contrast']", { vars: assign(highContrast), colorScheme: "light" });
globalStyle(chosenByVisitor, {
  "@media": {
    "(prefers-color-scheme: dark)": { vars: assign(dark), colorScheme: "dark" },
    "(prefers-contrast: more)": { vars: assign(highContrast), colorScheme: "light" },
  },
});
globalStyle(":root", {
  "@media": {
    [`(width < ${breakpoints.desktop})`]: { vars: assign(tablet) },
    [`(width < ${breakpoints.tablet})`]: { vars: assign(phone) },
    "(prefers-reduced-motion: reduce)": { vars: assign(still) },
  },
});
