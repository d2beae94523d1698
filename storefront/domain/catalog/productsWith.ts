import { beginsOneOf, searchForms } from "@dioptra/ui/rules";
import type { ProductSummary } from "../product/productSummary.ts";

const wordsOf = (text: string) => text.split(/[\s,./-]+/).filter(Boolean);

const textOf = ({ name, brand, about, parentSku, looks }: ProductSummary) =>
  [name, brand, about, parentSku, ...looks.map(({ label }) => label)].join(" ");

/**
 * Returns the products of which every typed word begins a word: of the name, the brand, the shape, the sku or a colour. It
 * searches in products that are at hand, where the platform's search cannot be asked.
 */
export function productsWith(text: string, products: readonly ProductSummary[]): readonly ProductSummary[] {
  const typed = wordsOf(text).map(searchForms);
  return products.filter((product) => {
    const words = wordsOf(textOf(product)).flatMap(searchForms);
    return typed.every((word) => beginsOneOf(words, word));
  });
}
