import { type Alternate, alternatesOf } from "#domain/alternates.ts";
import { categoryHref } from "#domain/catalog/category.ts";
import { categoryNamed } from "#domain/catalog/listAddress.ts";
import { articleHref, pageHref, pagePath } from "#domain/content.ts";
import { productHref } from "#domain/product/href.ts";
import { canonicalLocatorPath } from "#domain/salon/salon.ts";
import { type StoreView, withPrefix } from "#domain/store.ts";
import { type MachineSetting, type Store, storesFor } from "./listedPages.ts";

/** A page that exists and has an address of its own. */
export interface CanonicalPage {
  /** Such as `/blog/$id/$slug`. */
  readonly routeId: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The path of its route, without the prefix of its store view. */
  readonly path: string;
  /** Its address without origin, which may be its plain one. */
  readonly href: string;
  /** Whether its path is the same in every store view. */
  readonly hasSamePath: boolean;
}

/** Returns the address of a page in a store view; null if it is not there. */
type AddressIn = (store: Store) => Promise<string | null>;
/** Finds out what identifies a page in all store views. `own` is the one that it is shown in. */
type Finder = (params: CanonicalPage["params"], own: Store) => AddressIn | Promise<AddressIn>;

const locator: Finder =
  () =>
  async ({ view }) =>
    withPrefix(canonicalLocatorPath(view), view);

/** Pages whose address has words of a language. */
const finders: Readonly<Record<string, Finder>> = {
  "/p/$parentSku/$slug/{-$childSku}":
    ({ parentSku = "", childSku }) =>
    async ({ view, client }) => {
      const product = await client.catalog.product(parentSku);
      if (!product) return null;
      const hasVariant = product.variants.some(({ sku, enabled }) => enabled && sku === childSku);
      return childSku === undefined || hasVariant ? productHref(view.prefix, product, childSku) : null;
    },
  "/c/$slug": async ({ slug = "" }, own) => {
    const id = categoryNamed(await own.client.catalog.categories(), slug)?.id;
    return async ({ view, client }) => {
      const category = (await client.catalog.categories()).find((each) => each.id === id && each.productCount > 0);
      return category ? categoryHref(view.prefix, category) : null;
    };
  },
  "/blog/$id/$slug":
    ({ id = "" }) =>
    async ({ view, client }) => {
      const article = await client.content.article(Number(id));
      return article && articleHref(view.prefix, article);
    },
  "/salony-optyczne": locator,
  "/store-locator": locator,
};

/** Finds a page with one path in all store views. A page of text is not in those that lack the text. */
async function findSamePath(path: string, own: Store): Promise<AddressIn> {
  const findText = async ({ client }: Store) =>
    (await client.content.pageNodes()).find(({ identifier }) => pagePath(identifier) === path);
  const isText = (await findText(own)) !== undefined;
  return async (store) => {
    if (!isText) return withPrefix(path, store.view);
    const node = await findText(store);
    return node ? pageHref(store.view.prefix, node) : null;
  };
}

/**
 * Returns the absolute addresses of a page in all store views that have it, itself included. They are the same on each of
 * these pages. Nothing for a page that only one store view has, and for a private one.
 */
export async function pageAlternates(
  { routeId, params, path, hasSamePath }: CanonicalPage,
  shown: Pick<StoreView, "code">,
  setting: MachineSetting,
): Promise<readonly Alternate[]> {
  const stores = storesFor(setting);
  const own = stores.find(({ view }) => view.code === shown.code);
  const find = finders[routeId];
  if (!own || !(find || hasSamePath)) return [];
  const addressIn = await (find ? find(params, own) : findSamePath(path, own));
  const found = await Promise.all(stores.map(async (store) => [store.view.code, await addressIn(store)] as const));
  const hrefs = new Map(found);
  return alternatesOf(
    stores.map(({ view }) => view),
    ({ code }) => {
      const href = hrefs.get(code) ?? null;
      return href === null ? null : setting.origin + href;
    },
  );
}

/** Returns the links to a page in all store views, for the head of its HTML. */
export const alternateLinks = (alternates: readonly Alternate[]): string =>
  alternates.map(({ rel, hrefLang, href }) => `<link rel="${rel}" hreflang="${hrefLang}" href="${href}">`).join("");
