import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store.ts";
import type { Context } from "hono";
import { refused } from "../kernel/http/refused.ts";
import type { Labels } from "../catalog/tables/catalog.ts";

/** Returns the enabled store view with a code, or the default one if there is no code; null for other codes. */
export function storeViewOf(code: string | undefined): StoreView | null {
  const wantedCode = code ?? configuration.store.defaultStoreCode;
  return configuration.storeViews.find((view) => view.enabled && view.code === wantedCode) ?? null;
}

/** Returns the requested locale, such as `pl-PL`, or the store view's if it is missing or invalid. */
export const localeOf = (requested: string | undefined, store: StoreView): string =>
  requested !== undefined && /^[a-z]{2}(-[A-Z]{2})?$/.test(requested) ? requested : store.locale;

/** Returns the store view of a call, by `storeId` or `storeCode`, or the default one; null if it is not enabled. */
export function requestedStore(c: Context): StoreView | null {
  const id = c.req.query("storeId");
  if (id === undefined) return storeViewOf(c.req.query("storeCode"));
  return configuration.storeViews.find((view) => view.enabled && String(view.id) === id) ?? null;
}

/** The refusal of a call whose store view does not exist or is not enabled. */
export const unknownStore = refused("ENOTFOUND", "Unknown store view.").error;

/** Returns the label in a locale, or in English, which is complete, if the locale has none. */
export const labelIn = (labels: Labels, locale: string): string => labels[locale] ?? labels["en"] ?? "";
