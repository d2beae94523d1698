import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { catalog } from "#configuration/catalog.ts";
import { canonicalProductPath } from "#domain/product/href.ts";
import type { Variant } from "#domain/product/product.ts";
import { shownVariant, variantName } from "#domain/product/variants.ts";
import { LazyBelowProduct } from "../features/product/lazyBelow.ts";
import { optionFormOf } from "../features/product/OptionForm.tsx";
import { ProductView } from "../features/product/ProductView.tsx";
import { pageHead } from "../i18n/createTexts.ts";
import { cheapestLensesQuery } from "../queries/configurator.ts";
import { throwNotFound } from "../queries/throwNotFound.ts";
import { partsOfOptions } from "../i18n/messageParts.ts";
import { parentOfQuery, productBannersQuery, productOfUrlKeyQuery, productQuery } from "../queries/products.ts";

export const Route = createFileRoute("/p/$parentSku/$slug/{-$childSku}")({
  staticData: { pageType: "product", messages: ["product"] },
  loader: async ({ context, params, location }) => {
    const { client, queryClient, texts } = context;
    const product =
      (await queryClient.ensureQueryData(productQuery(client, params.parentSku))) ??
      (await queryClient.ensureQueryData(parentOfQuery(client, params.parentSku))) ??
      (await queryClient.ensureQueryData(productOfUrlKeyQuery(client, params.parentSku)));
    if (!product) return await throwNotFound(context, location.pathname, { kind: "product", code: params.parentSku });
    const canonical = canonicalProductPath(product, params, catalog);
    if (canonical) throw redirect({ to: canonical.path, statusCode: canonical.isPermanent ? 301 : 302, replace: true });
    // Without the lenses, the frame can still be bought.
    if (product.kind === "prescription-glasses")
      await queryClient.ensureQueryData(cheapestLensesQuery(client)).catch(() => {});
    if (optionFormOf(product)) await texts.load(partsOfOptions);
    if (product.bundle.length > 0) {
      const { defaultLenses } = await import("#domain/cart/sets.ts");
      const lenses = defaultLenses(product);
      // Without the values of its lenses, a bundle's page offers to load them again.
      if (lenses) await queryClient.ensureQueryData(productQuery(client, lenses.parentSku)).catch(() => {});
    }
    // Below the product: a browser does not wait for them, and without them their place is empty.
    const banners = queryClient.prefetchQuery(productBannersQuery(client));
    if (import.meta.env.SSR) await banners;
    const variant = product.variants.find(({ sku }: Variant) => sku === params.childSku);
    // Each variant's page has a title of its own: shoppers tell tabs and bookmarks apart by it.
    return { title: variant ? variantName(product, variant) : product.name, description: product.description };
  },
  head: ({ loaderData, match: { context } }) => pageHead(context, loaderData),
  component: ProductPage,
});

function ProductPage() {
  const { parentSku, childSku } = Route.useParams();
  const { client } = Route.useRouteContext();
  const { data: product } = useSuspenseQuery(productQuery(client, parentSku));
  if (!product) return null;
  const variant = shownVariant(product, childSku ?? null, catalog);
  return (
    <>
      <ProductView product={product} variant={variant} />
      <LazyBelowProduct product={product} frame={variant?.frame ?? product.frame} />
    </>
  );
}
