import { isMasterName, type Master } from "./media/picture.ts";

/** The page of text about the legal guarantee. */
export const guaranteePage = "guarantee";

/**
 * Returns the official notice of the legal guarantee (Regulation (EU) 2025/1960) as a picture, by the names of the files
 * that the shop provides for its languages; null for a language without one, and for a name that is none.
 */
export function guaranteeNotice(names: Readonly<Record<string, string>>, language: string): Master | null {
  const name = Object.hasOwn(names, language) ? names[language] : undefined;
  return name !== undefined && isMasterName(name) ? { name, edition: null } : null;
}
