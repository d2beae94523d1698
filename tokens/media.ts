import { breakpoints } from "./breakpoints.ts";

/** Media queries by name. Layouts are designed for phones first. */
export const media = {
  tablet: `(width >= ${breakpoints.tablet})`,
  desktop: `(width >= ${breakpoints.desktop})`,
  wide: `(width >= ${breakpoints.wide})`,
  hover: "(hover: hover)",
  forcedColors: "(forced-colors: active)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
} as const;
