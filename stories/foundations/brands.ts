import * as alcedo from "../../tokens/brands/alcedo.ts";
import * as dioptra from "../../tokens/themes/values.ts";

const brands = { dioptra, alcedo };
const modes = { light: "base", dark: "dark", "high-contrast": "highContrast" } as const;

/** The values of a theme as CSS writes them; what a theme does not say, the light one does. */
export function valuesOf(brand: string, theme: string) {
  const values = brand === "alcedo" ? brands.alcedo : brands.dioptra;
  const mode = modes[theme === "dark" || theme === "high-contrast" ? theme : "light"];
  return { ...values.base, ...values[mode] };
}
