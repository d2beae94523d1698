import latin from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import latinExtended from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url";

/** The font files that pages preload, so that text does not have to wait for the style sheets. */
export const fontFiles = [latin, latinExtended] as const;
