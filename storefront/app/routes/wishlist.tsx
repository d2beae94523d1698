import { ProductGrid } from "@dioptra/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { maximumWished } from "#domain/catalog/savedProducts.ts";
import { readSharedSkus } from "#domain/catalog/sharedProducts.ts";
import { withPrefix } from "#domain/store.ts";
import { ProductTile } from "../components/ProductTile.tsx";
import { SavedPage } from "../features/saved/SavedPage.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { WishlistContents } from "../layout/WishlistContents.tsx";
import { tilesQuery } from "../queries/products.ts";
import { useShop, useStoreView } from "../state/useShop.ts";

/** The wishlist: the shopper's own, which is in the browser, or a shared one, whose skus are in the address. */
export const Route = createFileRoute("/wishlist")({
  staticData: { pageType: "wishlist", messages: ["wishlist"], query: ["sku"] },
  validateSearch: (query: Record<string, unknown>): { readonly sku?: readonly string[] } => {
    const skus = readSharedSkus(query["sku"], maximumWished);
    return skus.length > 0 ? { sku: skus } : {};
  },
  loaderDeps: ({ search: { sku = [] } }) => ({ sku }),
  loader: async ({ context: { client, queryClient }, deps: { sku } }) => {
    if (sku.length > 0) await queryClient.ensureQueryData(tilesQuery(client, sku));
    return { isShared: sku.length > 0 };
  },
  head: ({ loaderData, match: { context } }) => ({
    meta: [
      {
        title: pageTitle(
          context,
          intlOf(context).formatMessage({ id: loaderData?.isShared ? "saved.shared.title" : "saved.title" }),
        ),
      },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: WishlistPage,
});

function WishlistPage() {
  const { sku = [] } = Route.useSearch();
  if (sku.length > 0) return <SharedWishlist skus={sku} />;
  return (
    <SavedPage title="saved.title">
      <WishlistContents level={2} />
    </SavedPage>
  );
}

function SharedWishlist({ skus }: { readonly skus: readonly string[] }) {
  const { client } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const store = useStoreView();
  const { wishlist } = useShop();
  const { data: products } = useSuspenseQuery(tilesQuery(client, skus));
  const addAll = () => {
    for (const { parentSku, name } of products.toReversed()) wishlist.add({ sku: parentSku, name, childSku: null });
    void navigate({ search: {} });
  };
  return (
    <SavedPage
      title="saved.shared.title"
      shared={{
        text: "saved.shared.text",
        keep: "saved.shared.add",
        onKeep: addAll,
        own: "saved.shared.own",
        ownHref: withPrefix("/wishlist", store),
      }}
    >
      {products.length === 0 ? (
        <p>
          <FormattedMessage id="saved.shared.empty" />
        </p>
      ) : (
        <ProductGrid>
          {products.map((product) => (
            <ProductTile key={product.parentSku} product={product} />
          ))}
        </ProductGrid>
      )}
    </SavedPage>
  );
}
