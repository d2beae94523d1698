import * as alcedo from "../../tokens/brands/alcedo.ts";
import * as dioptra from "../../tokens/themes/values.ts";

const modes = { light: "base", dark: "dark", "high-contrast": "highContrast" } as const;
const isTheme = (theme: string): theme is keyof typeof modes => theme in modes;

const brandOf = (brand: string) => (brand === "alcedo" ? alcedo : dioptra);

/** The values of a theme as CSS writes them; what a theme does not say, the light one does. */
export function valuesOf(brand: string, theme: string) {
  const values = brandOf(brand);
  return { ...values.base, ...values[isTheme(theme) ? modes[theme] : "base"] };
}

/** What is otherwise on narrower screens, and for whom motion is too much. */
export function exceptionsOf(brand: string) {
  const { tablet, phone, still } = brandOf(brand);
  return { tablet, phone, still };
}
