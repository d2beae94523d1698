import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { catalog } from "#configuration/catalog.ts";
import { canonicalProductPath } from "#domain/product/href.ts";
import { LazyBelowProduct } from "../features/catalog/lazyProduct.ts";
import { ProductView } from "../features/product/ProductView.tsx";
import { pageTitle } from "../i18n/createTexts.ts";
import { parentOfQuery, productQuery } from "../queries/catalog.ts";

export const Route = createFileRoute("/p/$parentSku/$slug/{-$childSku}")({
  loader: async ({ context: { client, queryClient }, params }) => {
    const product =
      (await queryClient.ensureQueryData(productQuery(client, params.parentSku))) ??
      (await queryClient.ensureQueryData(parentOfQuery(client, params.parentSku)));
    if (!product) throw notFound();
    const path = canonicalProductPath(product, params, catalog);
    if (path !== null) throw redirect({ to: path, statusCode: 301, replace: true });
    return { name: product.name, description: product.description };
  },
  head: ({ loaderData, match: { context } }) => ({
    meta: loaderData
      ? [{ title: pageTitle(context, loaderData.name) }, { name: "description", content: loaderData.description }]
      : [],
  }),
  component: ProductPage,
});

function ProductPage() {
  const { parentSku, childSku } = Route.useParams();
  const { client } = Route.useRouteContext();
  const { data: product } = useSuspenseQuery(productQuery(client, parentSku));
  return (
    product && (
      <>
        <ProductView product={product} childSku={childSku ?? null} />
        <LazyBelowProduct product={product} />
      </>
    )
  );
}
