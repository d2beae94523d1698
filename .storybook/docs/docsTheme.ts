import { create } from "storybook/theming";
import { valuesOf } from "./brands.ts";

/**
 * Creates Storybook's theme for docs pages. Storybook computes with the colours, so they must be values, not variables.
 */
export function docsTheme(brand: string, theme: string) {
  const { color, family, radius } = valuesOf(brand, theme);
  return create({
    base: theme === "dark" ? "dark" : "light",
    fontBase: family.text,
    colorPrimary: color.action,
    colorSecondary: color.action,
    appBg: color.canvas,
    appContentBg: color.canvas,
    appPreviewBg: color.canvas,
    appBorderColor: color.line,
    appBorderRadius: Number.parseInt(radius.card, 10),
    textColor: color.ink,
    textMutedColor: color.inkMuted,
    textInverseColor: color.canvas,
    barBg: color.surface,
    barTextColor: color.inkMuted,
    barSelectedColor: color.action,
    barHoverColor: color.action,
    inputBg: color.canvas,
    inputBorder: color.control,
    inputTextColor: color.ink,
    inputBorderRadius: Number.parseInt(radius.control, 10),
  });
}
