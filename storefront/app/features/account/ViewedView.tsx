import { InlineNotice, Link, ProductGridSkeleton, RecentlyViewedGrid } from "@dioptra/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { pageHref } from "#domain/content.ts";
import { withPrefix } from "#domain/store.ts";
import { tilesQuery } from "../../queries/products.ts";
import { hasRoom } from "../../state/createPersistedStore.ts";
import { useConsent, useShop, useStoreView, useViewed } from "../../state/useShop.ts";
import { ProductTile } from "../../components/ProductTile.tsx";
import { LoadProblem } from "../../components/LoadProblem.tsx";

const noProducts: readonly string[] = [];

/** The page of the products that were viewed in this browser. */
export function ViewedView() {
  const { client } = useRouteContext({ from: "__root__" });
  const store = useStoreView();
  const { viewed } = useShop();
  const skus = useViewed();
  const [cleared, setCleared] = useState(noProducts);
  const [isKept] = useState(hasRoom);
  const isAllowed = useConsent("convenience");
  const isEmpty = skus.length === 0;
  const { data, error, refetch } = useQuery({
    ...tilesQuery(client, skus),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
  });
  const products = isEmpty ? [] : data;

  function clear() {
    setCleared(skus);
    viewed.replace([]);
  }

  return (
    <>
      <h1>
        <FormattedMessage id="account.viewed" />
      </h1>
      {isKept && !isAllowed && (
        <InlineNotice type="info">
          <FormattedMessage
            id="viewed.notAllowed"
            values={{
              link: (
                <Link href={pageHref(store.prefix, { identifier: "cookies" })}>
                  <FormattedMessage id="viewed.toConsent" />
                </Link>
              ),
            }}
          />
        </InlineNotice>
      )}
      {!isKept && (
        <InlineNotice type="info">
          <FormattedMessage id="viewed.notStored" />
        </InlineNotice>
      )}
      {!isEmpty && error && (
        <LoadProblem error={error} offline="viewed.offline" failed="viewed.notLoaded" onRetry={() => void refetch()} />
      )}
      {!products && !error && (
        <div aria-busy="true">
          <ProductGridSkeleton count={skus.length} availableWidth="beside-rail" />
        </div>
      )}
      {products && (
        <RecentlyViewedGrid
          products={products.map((product) => ({
            id: product.parentSku,
            card: <ProductTile product={product} />,
          }))}
          onClear={clear}
          onRestore={() => viewed.replace(cleared)}
          shopHref={withPrefix("/", store)}
        />
      )}
    </>
  );
}
