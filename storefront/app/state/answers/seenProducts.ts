import type { ProductList } from "#domain/catalog/listSearch.ts";
import type { ProductPage } from "#domain/product/href.ts";
import type { Product } from "#domain/product/product.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import type { KeptAnswer } from "./answerStore.ts";

// The products in the answers that this browser has kept. What was kept has the shape that the client gave it.

const listNames: ReadonlySet<unknown> = new Set(["list", "nearest", "pageProducts", "shelf"]);
const savedNames: ReadonlySet<unknown> = new Set(["wished", "compared"]);

const isList = ({ key: [name], data }: KeptAnswer) => listNames.has(name) && data !== null;
const isTiles = ({ key: [name] }: KeptAnswer) => name === "tiles";
const isSaved = ({ key: [name] }: KeptAnswer) => savedNames.has(name);
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
export function seenProducts(answers: readonly KeptAnswer[]): ReadonlyMap<string, ProductSummary> {
  const oldestFirst = answers.toSorted((a, b) => a.savedAt - b.savedAt);
  const ordered = [...oldestFirst.filter(isPage), ...oldestFirst.filter((answer) => !isPage(answer))];
  return new Map(ordered.flatMap(productsIn).map((product) => [product.parentSku, product]));
}

/** Returns the products of which everything was seen, on their pages or in a wishlist or a comparison. */
export function seenPages(answers: readonly KeptAnswer[]): ReadonlyMap<string, Product> {
  const oldestFirst = answers.toSorted((a, b) => a.savedAt - b.savedAt);
  return new Map([
    ...oldestFirst
      .filter(isSaved)
      .flatMap(({ data }) => (data as readonly Product[]).map((product) => [product.parentSku, product] as const)),
    ...oldestFirst.filter(isPage).map(({ data }) => [(data as ProductPage).parentSku, data as ProductPage] as const),
  ]);
}

/**
 * Returns a product of which only the card was seen, as a wishlist shows it: like one with variants of which none is
 * chosen, so that it is bought on its page.
 */
export const wishedProduct = ({ inStock, picture, ...product }: ProductSummary): Product => ({
  id: 0,
  parentSku: product.parentSku,
  sku: product.parentSku,
  type: "configurable",
  kind: product.kind,
  name: product.name,
  slug: product.slug,
  plainPath: product.plainPath,
  brand: product.brand,
  description: "",
  blocks: [],
  price: product.price,
  stock: { inStock, quantity: inStock ? 1 : 0 },
  categoryIds: [],
  frame: product.frame,
  options: [],
  variants: [],
  lenses: product.lenses,
  lensChoice: null,
  goods: product.goods,
  millilitres: product.millilitres,
  pictures: picture ? [picture] : [],
  gtin: null,
  bundle: [],
  members: [],
  ownOptions: [],
  facts: [],
  rating: null,
  similarSkus: [],
  relatedSkus: [],
});
