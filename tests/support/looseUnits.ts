import { showSpaces } from "./showSpaces.ts";

/** A figure or a placeholder, an ordinary space, and a unit. */
const looseUnit = /[\d}] (?:mm|cm|m²?|km|nm|k?g|m?l|dpt|D|px|[KMG]B|zł|€|%)(?![\p{L}\d])/u;

/** In Polish, the sign of percent follows its figure without a space. */
const partedPercent = /[\d}]\s%/;

/** Returns the texts of which a line could begin with a unit, parted from its figure; Polish texts also with `8 %`. */
export const looseUnits = (texts: Readonly<Record<string, string>>, locale: string): readonly string[] =>
  Object.entries(texts)
    .filter(([, text]) => looseUnit.test(text) || (locale === "pl" && partedPercent.test(text)))
    .map(([id, text]) => `${id}: ${showSpaces(text)}`);
