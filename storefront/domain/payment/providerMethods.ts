/** The provider's method for a code of the shop; null where the first provider has none (specification, section 9). */
export const providerMethod = (code: string, mapping: Readonly<Record<string, string>>): string | null =>
  Object.hasOwn(mapping, code) ? (mapping[code] ?? null) : null;

/** The shop's code for a method of the provider; null for what the mapping does not name, which is not offered. */
export const shopMethod = (method: string, mapping: Readonly<Record<string, string>>): string | null =>
  Object.keys(mapping).find((code) => mapping[code] === method) ?? null;
