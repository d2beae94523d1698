import type { InLanguages } from "./language.ts";

/** How a mail to somebody whose name is known begins. */
export const greeting: InLanguages<(firstName: string) => string> = {
  pl: (name) => `Dzień dobry ${name},`,
  de: (name) => `Guten Tag ${name},`,
  en: (name) => `Hello ${name},`,
};
