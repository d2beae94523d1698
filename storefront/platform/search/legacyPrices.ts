import { isDocument } from "./engine/document.ts";

const kinds = ["price", "original_price", "special_price", "final_price"] as const;

/**
 * Every price field by the name that older shops know it by, such as `priceInclTax`
 * (docs/specification/calls.md#call-45).
 */
const olderNames: ReadonlyMap<string, string> = new Map(
  kinds
    .flatMap((kind) => [kind, `${kind}_tax`, `${kind}_incl_tax`])
    .concat("original_final_price", "original_special_price")
    .map((name) => [name, name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())] as const)
    .filter(([name, older]) => name !== older),
);

/** A document with its prices under their older names too, wherever in it they stand. */
export function withLegacyPrices(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLegacyPrices);
  if (!isDocument(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, own]) => {
      const entry = [name, withLegacyPrices(own)] as const;
      const older = olderNames.get(name);
      return older === undefined ? [entry] : [entry, [older, own] as const];
    }),
  );
}
