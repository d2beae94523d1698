import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store.ts";
import type { Context } from "hono";
import { refused } from "../kernel/http/refused.ts";
import type { Labels } from "../catalog/tables/catalog.ts";

/** The store view of a code, when it sells; the default one's for no code at all. */
export function storeViewOf(code: string | undefined): StoreView | null {
  const wanted = code ?? configuration.store.defaultStoreCode;
  return configuration.storeViews.find((view) => view.enabled && view.code === wanted) ?? null;
}

/** The language that mails to a customer are written in, such as `pl-PL`; the store view's if it is not supported. */
export const localeOf = (asked: string | undefined, store: StoreView): string =>
  asked !== undefined && /^[a-z]{2}(-[A-Z]{2})?$/.test(asked) ? asked : store.locale;

/** The store view that a call is about: by its number, else by its code, else the default one. Null when it does not sell. */
export function askedStore(c: Context): StoreView | null {
  const id = c.req.query("storeId");
  if (id === undefined) return storeViewOf(c.req.query("storeCode"));
  return configuration.storeViews.find((view) => view.enabled && String(view.id) === id) ?? null;
}

export const noStore = refused("ENOTFOUND", "There is no such store view.").error;

/** The word of a locale; English, which is complete, for one that the shop does not write in. */
export const wordIn = (labels: Labels, locale: string): string => labels[locale] ?? labels["en"] ?? "";
