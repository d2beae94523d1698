const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/** The prefixes that GS1 reserves for use inside a company: of a GTIN-8, and of the longer numbers as GTIN-13. */
const internalPrefixes = { short: /^[02]/, long: /^(02|04|2)/ };

/**
 * Returns whether a text is a Global Trade Item Number that identifies goods everywhere: GTIN-8, 12, 13 or 14 with the
 * right check digit (https://www.gs1.org/services/how-calculate-check-digit-manually), outside the ranges for internal use,
 * which search engines refuse.
 */
export function isGtin(text: string): boolean {
  if (!lengths.has(text.length) || !/^\d+$/.test(text)) return false;
  const digits = text.padStart(14, "0");
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  const isInternal =
    text.length === 8 ? internalPrefixes.short.test(text) : internalPrefixes.long.test(digits.slice(1));
  return sum > 0 && sum % 10 === 0 && !isInternal;
}
