// Generated from the JSON of tokens by `pnpm --filter @dioptra/tokens build`; do not edit.

/** Widths at which layouts change; media queries cannot read variables. */
export const breakpoints = {
  "desktop": "1024px",
  "phone": "480px",
  "tablet": "768px",
  "wide": "1280px"
} as const;
