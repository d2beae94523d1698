import { catalog } from "#configuration/catalog.ts";
import type { ProductList } from "#domain/catalog/listSearch.ts";
import { productsWith } from "#domain/catalog/productsWith.ts";
import type { AnswerStore, KeptAnswer } from "./answerStore.ts";
import { seenPages, seenProducts, wishedProduct } from "./seenProducts.ts";

// Answers that were never given, composed of what was seen (docs/specification/catalogue.md#list-32).

function search(text: string, answers: readonly KeptAnswer[]): ProductList {
  const products = productsWith(text, [...seenProducts(answers).values()]);
  return {
    products,
    total: products.length,
    facets: [],
    words: null,
    suggested: { categories: [], articles: [] },
  };
}

/** Returns the text of a list's search, which is empty for the whole catalogue; null for a list that needs the shop. */
function searchedText(categoryId: unknown, query: unknown): string | null {
  if (typeof query !== "object" || query === null) return null;
  // Filters need all products, and a further page those before it.
  if (Object.keys(query).some((parameter) => parameter !== "query_string")) return null;
  if ("query_string" in query) return String(query.query_string);
  return categoryId === catalog.rootCategoryId ? "" : null;
}

const skusIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Returns the products with these skus; null if one was not seen: a list without it would say that it is sold no more. */
function all<Product>(skus: readonly string[], seen: ReadonlyMap<string, Product>): readonly Product[] | null {
  const products = skus.flatMap((sku) => seen.get(sku) ?? []);
  return products.length === skus.length ? products : null;
}

/** Returns the function that composes the answer of a query; null for one that only the shop can answer. */
function composerOf([name, second, query]: readonly unknown[]):
  | ((answers: readonly KeptAnswer[]) => object | null)
  | null {
  switch (name) {
    case "suggestions":
      return (answers) => search(String(second), answers);
    case "list": {
      const text = searchedText(second, query);
      return text === null ? null : (answers) => search(text, answers);
    }
    case "tiles":
      return (answers) => all(skusIn(second), seenProducts(answers));
    case "compared":
      return (answers) => all(skusIn(second), seenPages(answers));
    case "wished":
      return (answers) => {
        const cards = [...seenProducts(answers)].map(([sku, summary]) => [sku, wishedProduct(summary)] as const);
        return all(skusIn(second), new Map([...cards, ...seenPages(answers)]));
      };
    default:
      return null;
  }
}

/** Composes the answer of a query of what was seen; null if only the shop can answer it. */
export async function composeKept(
  key: readonly unknown[],
  store: AnswerStore,
): Promise<{ readonly data: unknown } | null> {
  const compose = composerOf(key);
  const data = compose && compose(await store.readAll());
  return data === null ? null : { data };
}
