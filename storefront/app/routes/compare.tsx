import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { maximumCompared, type SavedProducts } from "#domain/catalog/savedProducts.ts";
import { readSharedSkus } from "#domain/catalog/sharedProducts.ts";
import { withPrefix } from "#domain/store.ts";
import { CompareView } from "../features/saved/CompareView.tsx";
import { SavedPage } from "../features/saved/SavedPage.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { savedProductsQuery } from "../queries/products.ts";
import { loadFailureKind } from "../state/loadFailure.ts";
import { useSaved, useShop, useStoreView } from "../state/useShop.ts";

/** The comparison: the shopper's own, which is in the browser, or a shared one, whose skus are in the address. */
export const Route = createFileRoute("/compare")({
  staticData: { pageType: "compare", messages: ["wishlist", "compare"], query: ["sku"] },
  validateSearch: (query: Record<string, unknown>): { readonly sku?: readonly string[] } => {
    const skus = readSharedSkus(query["sku"], maximumCompared);
    return skus.length > 0 ? { sku: skus } : {};
  },
  loaderDeps: ({ search: { sku = [] } }) => ({ sku }),
  loader: async ({ context: { client, queryClient }, deps: { sku } }) => {
    if (sku.length > 0) await queryClient.ensureQueryData(savedProductsQuery(client, "compared", sku));
    return { isShared: sku.length > 0 };
  },
  head: ({ loaderData, match: { context } }) => ({
    meta: [
      {
        title: pageTitle(
          context,
          intlOf(context).formatMessage({ id: loaderData?.isShared ? "compare.shared.title" : "compare.title" }),
        ),
      },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: ComparePage,
});

const noSkus: readonly string[] = [];
const noItems: SavedProducts = [];

function ComparePage() {
  const shared: readonly string[] = Route.useSearch().sku ?? noSkus;
  const { client } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const store = useStoreView();
  const { comparison } = useShop();
  const own = useSaved("comparison", (state) => state);
  const isShared = shared.length > 0;
  const skus = isShared ? shared : own.items.map(({ sku }) => sku);
  const query = useQuery({
    ...savedProductsQuery(client, "compared", skus),
    enabled: isShared || own.isHydrated,
    // The other products stay while one is removed.
    placeholderData: (before) => before?.filter(({ parentSku }) => skus.includes(parentSku)),
  });
  const nameOf = (sku: string) => query.data?.find(({ parentSku }) => parentSku === sku)?.name ?? sku;
  const items = isShared
    ? shared.map((sku) => ({ sku, name: nameOf(sku), childSku: null, qty: 1 }))
    : own.isHydrated
      ? own.items
      : noItems;
  const keep = () => {
    comparison.replace(items);
    void navigate({ search: {} });
  };
  return (
    <SavedPage
      title={isShared ? "compare.shared.title" : "compare.title"}
      {...(isShared && {
        shared: {
          text: "compare.shared.text",
          keep: "compare.shared.keep",
          onKeep: keep,
          own: "compare.shared.own",
          ownHref: withPrefix("/compare", store),
        },
      })}
    >
      <CompareView
        items={items}
        products={query.isPlaceholderData && query.data?.length !== skus.length ? null : (query.data ?? null)}
        problem={query.error ? (loadFailureKind(query.error) === "offline" ? "offline" : "failed") : null}
        onRetry={() => void query.refetch()}
        onRemove={(removed) => {
          if (!isShared) return comparison.remove(removed);
          void navigate({
            search: { sku: shared.filter((sku) => !removed.includes(sku)) },
            replace: true,
            resetScroll: false,
          });
        }}
      />
    </SavedPage>
  );
}
