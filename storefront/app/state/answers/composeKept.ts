import { catalog } from "#configuration/catalog.ts";
import type { ProductList } from "#domain/catalog/listSearch.ts";
import { productsWith } from "#domain/catalog/productsWith.ts";
import type { ProductPage } from "#domain/product/href.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import type { AnswerStore, KeptAnswer } from "./answerStore.ts";

// Answers that were never given, composed of what was seen (docs/specification/catalogue.md#list-32). What was kept has the
// shape that the client gave it.

const listNames: ReadonlySet<unknown> = new Set(["list", "nearest", "pageProducts", "shelf"]);

const isList = ({ key: [name], data }: KeptAnswer) => listNames.has(name) && data !== null;
const isTiles = ({ key: [name] }: KeptAnswer) => name === "tiles";
const isPage = ({ key: [name], data }: KeptAnswer) => name === "product" && data !== null;

/** Returns a product as a list shows it. What only lists know, such as whether it is new, is left out. */
const summaryOf = ({ stock, pictures, ...product }: ProductPage): ProductSummary => ({
  parentSku: product.parentSku,
  slug: product.slug,
  plainPath: product.plainPath,
  name: product.name,
  brand: product.brand,
  kind: product.kind,
  about: "",
  price: product.price,
  inStock: stock.inStock,
  isNew: false,
  isBestseller: false,
  isPromoted: false,
  isSuperPromoted: false,
  frame: product.frame,
  lenses: product.lenses,
  goods: product.goods,
  parts: [],
  millilitres: product.millilitres,
  picture: pictures[0] ?? null,
  looks: [],
});

function productsIn(answer: KeptAnswer): readonly ProductSummary[] {
  if (isList(answer)) return (answer.data as ProductList).products;
  if (isTiles(answer)) return answer.data as readonly ProductSummary[];
  if (!isPage(answer)) return [];
  const page = answer.data as ProductPage;
  return [...page.similar, ...page.related, summaryOf(page)];
}

/** Returns the products that were seen, each once: as a list shows them, rather than as made from their page. */
function seenProducts(answers: readonly KeptAnswer[]): ReadonlyMap<string, ProductSummary> {
  const oldestFirst = answers.toSorted((a, b) => a.savedAt - b.savedAt);
  const ordered = [...oldestFirst.filter(isPage), ...oldestFirst.filter((answer) => !isPage(answer))];
  return new Map(ordered.flatMap(productsIn).map((product) => [product.parentSku, product]));
}

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
    case "saved":
      return (answers) => {
        const pages = answers.filter(isPage).map(({ key: [, sku], data }) => [String(sku), data] as const);
        return all(skusIn(second), new Map(pages));
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
