import { createMemoryHistory } from "@tanstack/react-router";
import type { Globals } from "storybook/internal/types";
import { createTexts } from "#app/i18n/createTexts.ts";
import { productQuery } from "#app/queries/products.ts";
import { type AppRouter, createAppRouter } from "#app/router.tsx";
import type { RouterContext } from "#app/routerContext.ts";
import { Route as root } from "#app/routes/__root.tsx";
import { storeViews } from "#configuration/storeViews.ts";
import { applyEnvironment } from "../../../.storybook/environment/environment.ts";
import { recordedFetch } from "./recordedFetch.ts";
import { type CheckoutProgress, draftAfter, storeDraft } from "./visitor.ts";

// Storybook provides the document around a page.
Object.assign(root.options, { shellComponent: undefined });

const failingFetch = async () =>
  Response.json({ code: 500, result: "Something went wrong, try later." }, { status: 500 });

export interface PageSetting {
  /** The path without the store view's prefix, or one for each market if it contains translated words. */
  readonly path: string | Readonly<Record<string, string>>;
  /** Contents of the cart: skus of products and variants. */
  readonly inCart?: readonly { readonly sku: string; readonly variant: string }[];
  /** The last completed step of the checkout. */
  readonly progress?: CheckoutProgress;
  /** Whether the provider answers every request with an error. */
  readonly isBroken?: boolean;
}

/**
 * Opens a page of the shop in the store view of the toolbar's market, with cart and checkout filled as in the setting.
 */
export async function openShop(
  storyId: string,
  globals: Globals,
  { path, inCart = [], progress, isBroken }: PageSetting,
): Promise<AppRouter> {
  // Loaders run before Storybook applies the toolbars.
  applyEnvironment(globals);
  const store = storeViews.find(({ code }) => code === globals["market"]);
  if (!store) throw new Error(`There is no store view for the market "${globals["market"]}".`);
  for (const name of Object.keys(localStorage)) if (name.startsWith("dioptra-")) localStorage.removeItem(name);
  const draft = progress ? draftAfter(progress, store.code) : null;
  if (draft) storeDraft(draft, store.code);
  const address = typeof path === "string" ? path : path[store.code];
  const router = createAppRouter({
    store,
    texts: await createTexts(store.locale),
    fetch: isBroken ? failingFetch : await recordedFetch(storyId, store.code),
    origin: location.origin,
    history: createMemoryHistory({ initialEntries: [`${store.prefix}${address}`] }),
  });
  const { client, queryClient, shop }: RouterContext = router.options.context;
  const unsubscribe = shop.hydrate();
  for (const { sku, variant } of inCart) {
    const product = await queryClient.ensureQueryData(productQuery(client, sku));
    const added = product?.variants.find((candidate) => candidate.sku === variant);
    if (!product || !added) throw new Error(`There is no variant ${variant} of ${sku}.`);
    await shop.cart.add(product, added, 1);
  }
  const { connection } = shop.cart.store.getState();
  if (draft?.shippingAddress && draft.shipping && connection.state === "connected") {
    await shop.cart.setShipping(connection.token, draft.shippingAddress, draft.shipping);
  }
  unsubscribe();
  shop.panels.close();
  await router.load();
  return router;
}
