type Color = readonly [red: number, green: number, blue: number];

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

const luminance = ([red, green, blue]: Color) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Returns the contrast ratio of two sRGB colours, 1 to 21 (WCAG 2.2, 1.4.3). Components are 0 to 1. */
export function contrast(a: Color, b: Color): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Minimum contrast of a foreground on a background: body text 7, other text 4.5, controls and focus 3. */
export const contrastRules: readonly (readonly [foreground: string, ground: string, minimum: number])[] = [
  ...["canvas", "surface"].flatMap((ground) => [
    ["ink", ground, 7] as const,
    ["ink-muted", ground, 4.5] as const,
    ["action", ground, 4.5] as const,
    ["sale", ground, 4.5] as const,
    ["success", ground, 4.5] as const,
    ["pending", ground, 4.5] as const,
    ["info", ground, 4.5] as const,
    ["control", ground, 3] as const,
    ["focus", ground, 3] as const,
  ]),
  ["on-stage", "stage", 7],
  ["on-stage-muted", "stage", 4.5],
  ["on-action", "action", 4.5],
  ["on-action", "action-hover", 4.5],
  ["on-sale", "sale-ground", 4.5],
  ["on-promise", "promise", 4.5],
  ["on-promise-muted", "promise", 4.5],
  ["on-band", "band-lens", 7],
  ["on-band", "band-warm", 7],
  ["on-band-muted", "band-lens", 4.5],
  ["on-band-muted", "band-warm", 4.5],
  ["action", "action-quiet", 4.5],
  ["sale", "sale-quiet", 4.5],
  ["success", "success-quiet", 4.5],
  ["pending", "pending-quiet", 4.5],
  ["info", "info-quiet", 4.5],
];
