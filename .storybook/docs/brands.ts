import * as alcedo from "../../tokens/brands/alcedo.ts";
import * as dioptra from "../../tokens/themes/values.ts";

const modes = { light: "base", dark: "dark", "high-contrast": "highContrast" } as const;
const isTheme = (theme: string): theme is keyof typeof modes => theme in modes;

const brandOf = (brand: string) => (brand === "alcedo" ? alcedo : dioptra);

/** Returns the CSS values of a theme. Values that a theme does not define are those of the light one. */
export function valuesOf(brand: string, theme: string) {
  const values = brandOf(brand);
  return { ...values.base, ...values[isTheme(theme) ? modes[theme] : "base"] };
}

/** Returns the values that differ on tablets, on phones, and with reduced motion. */
export function exceptionsOf(brand: string) {
  const { tablet, phone, still } = brandOf(brand);
  return { tablet, phone, still };
}
