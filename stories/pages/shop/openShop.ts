import { createMemoryHistory } from "@tanstack/react-router";
import type { Globals } from "storybook/internal/types";
import { createTexts } from "#app/i18n/createTexts.ts";
import { productQuery } from "#app/queries/catalog.ts";
import { type AppRouter, createAppRouter, type RouterContext } from "#app/router.tsx";
import { Route as root } from "#app/routes/__root.tsx";
import { storeViews } from "#configuration/storeViews.ts";
import { applyEnvironment } from "../../../.storybook/environment/environment.ts";
import { recordedFetch } from "./recordedFetch.ts";
import { type CheckoutProgress, draftAfter, keepDraft } from "./visitor.ts";

// The document around a page is Storybook's.
Object.assign(root.options, { shellComponent: undefined });

const fails = async () => Response.json({ code: 500, result: "Something went wrong, try later." }, { status: 500 });

export interface PageSetting {
  /** The address without the store view's prefix, where it has words in it one for each market. */
  readonly path: string | Readonly<Record<string, string>>;
  /** What lies in the cart, by the sku of the product and its variant. */
  readonly inCart?: readonly { readonly sku: string; readonly variant: string }[];
  /** How far the checkout was filled in. */
  readonly progress?: CheckoutProgress;
  /** The provider answers every question with a fault of its own. */
  readonly isBroken?: boolean;
}

/** The shop in one store view, the market's, opened at an address by a visitor who has done what the setting says. */
export async function openShop(
  storyId: string,
  globals: Globals,
  { path, inCart = [], progress, isBroken }: PageSetting,
): Promise<AppRouter> {
  // Its loaders run before Storybook has set the stage.
  applyEnvironment(globals);
  const store = storeViews.find(({ code }) => code === globals["market"]);
  if (!store) throw new Error("The shop has no such market.");
  for (const name of Object.keys(localStorage)) if (name.startsWith("dioptra-")) localStorage.removeItem(name);
  const draft = progress ? draftAfter(progress, store.code) : null;
  if (draft) keepDraft(draft, store.code);
  const address = typeof path === "string" ? path : path[store.code];
  const router = createAppRouter({
    store,
    texts: await createTexts(store.locale),
    fetch: isBroken ? fails : await recordedFetch(storyId, store.code),
    origin: location.origin,
    history: createMemoryHistory({ initialEntries: [`${store.prefix}${address}`] }),
  });
  const { client, queryClient, shop }: RouterContext = router.options.context;
  const sleep = shop.wake();
  for (const { sku, variant } of inCart) {
    const product = await queryClient.ensureQueryData(productQuery(client, sku));
    const wanted = product?.variants.find((candidate) => candidate.sku === variant);
    if (!product || !wanted) throw new Error(`There is no ${variant}.`);
    await shop.cart.add(product, wanted, 1);
  }
  const { connection } = shop.cart.store.getState();
  if (draft?.shippingAddress && draft.shipping && connection.state === "connected") {
    await shop.cart.shipTo(connection.token, draft.shippingAddress, draft.shipping);
  }
  sleep();
  shop.panels.close();
  await router.load();
  return router;
}
