import type { InLanguages } from "./language.ts";

/** How every mail ends. */
export const signature: InLanguages<string> = {
  pl: "Pozdrawiamy\nZespół Dioptra",
  de: "Mit freundlichen Grüßen\nIhr Team von Dioptra",
  en: "Kind regards\nThe Dioptra team",
};
