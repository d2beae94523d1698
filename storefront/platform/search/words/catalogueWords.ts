import { filters } from "#configuration/filters.ts";
import { search } from "#configuration/search.ts";
import { filterField } from "#contract/catalog/listFilters.ts";
import type { CatalogueView } from "../../catalog/catalogue.ts";
import { isDocument } from "../engine/document.ts";
import { wordsOf } from "../engine/text/textIndex.ts";
import type { Entry } from "./lexicon.ts";

/** Attributes of contact lenses whose values are copied to the product (`productDocument.ts`). */
const lensAttributes: ReadonlySet<string> = new Set([
  "contactlens_base_curve",
  "contactlens_diameter",
  "contactlens_color",
]);

/** Returns the field that lists the options of a product, and of all its variants. */
function optionField(code: string): string {
  const facet = filters.facets.find((each) => each.code === code);
  return filterField({ code, perVariant: facet?.perVariant === true || lensAttributes.has(code) });
}

/** The fields of the options that products are found by. */
export const optionFields: readonly string[] = Object.keys(search.optionBoosts).map(optionField);

/** The weights of the fields that a search names. */
export type FieldWeights = ReadonlyMap<string, number>;

const isCountable = (bucket: unknown): bucket is { readonly key: string } =>
  isDocument(bucket) && typeof bucket["key"] === "string";

/** Reads the words from the counts of a field. */
export function wordsCounted(aggregation: unknown): readonly string[] {
  const buckets = isDocument(aggregation) ? aggregation["buckets"] : null;
  return Array.isArray(buckets) ? buckets.filter(isCountable).map(({ key }) => key) : [];
}

/** Yields the words that products are found by: of their names, of the options that they have, and of their categories. */
export function* productEntries(
  { attributes, categories }: Pick<CatalogueView, "attributes" | "categories">,
  nameWords: readonly string[],
  weights: FieldWeights,
): Generator<Entry> {
  for (const { code, options } of attributes) {
    const weight = search.optionBoosts[code];
    if (weight === undefined) continue;
    const field = optionField(code);
    const isName = code === "brand";
    for (const { value, label } of options) yield { text: label, field, value, weight, isName, isPhrase: true };
  }
  const categoryWeight = weights.get("category.name") ?? 0;
  for (const { category, text } of categories) {
    if (category.parentId === null || categoryWeight === 0) continue;
    const target = { field: "category_ids", value: category.id, weight: categoryWeight };
    yield { text: text.name, ...target, isName: false, isPhrase: false };
  }
  const nameWeight = weights.get("name") ?? 0;
  if (nameWeight === 0) return;
  for (const word of nameWords) {
    yield { text: word, field: "name_words", value: word, weight: nameWeight, isName: true, isPhrase: false };
  }
}

/** Yields the words of categories, by which they are suggested. */
export function* categoryEntries({ categories }: Pick<CatalogueView, "categories">): Generator<Entry> {
  for (const { category, text } of categories) {
    if (category.parentId === null || !category.active) continue;
    yield { text: text.name, field: "id", value: category.id, weight: 1, isName: false, isPhrase: false };
  }
}

const titleWeight = 4;

/** Yields the words of articles: of their titles, which count most, and of their teasers. */
export function* articleEntries(documents: readonly unknown[]): Generator<Entry> {
  for (const document of documents) {
    if (!isDocument(document)) continue;
    const { id, title, teaser } = document;
    if (typeof id !== "number") continue;
    // One word at a time, because a word counts the same in a long title as in a short one.
    const entries = (text: unknown, weight: number) =>
      typeof text === "string"
        ? wordsOf(text).map(([word = ""]) => ({
            text: word,
            field: "id",
            value: id,
            weight,
            isName: false,
            isPhrase: false,
          }))
        : [];
    yield* entries(title, titleWeight);
    yield* entries(teaser, 1);
  }
}
