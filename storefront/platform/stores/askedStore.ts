import type { Context } from "hono";
import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store.ts";
import { refused } from "../kernel/http/refused.ts";
import { storeViewOf } from "./storeViews.ts";

/** The store view that a call is about: by its number, else by its code, else the default one. Null when it does not sell. */
export function askedStore(c: Context): StoreView | null {
  const id = c.req.query("storeId");
  if (id === undefined) return storeViewOf(c.req.query("storeCode"));
  return configuration.storeViews.find((view) => view.enabled && String(view.id) === id) ?? null;
}

export const noStore = refused("ENOTFOUND", "There is no such store view.").error;
