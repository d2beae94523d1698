import latin from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import latinExtended from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url";

/** The files that the first view needs: a page preloads them, so that no text waits for the styles. */
export const fontFiles = [latin, latinExtended] as const;
