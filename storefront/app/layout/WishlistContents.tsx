import { CompareToggle, FramePicture, Link, TempleMark, WishlistPanel, type WishlistPanelProps } from "@dioptra/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { images } from "#configuration/images.ts";
import { catalog } from "#configuration/catalog.ts";
import { buyingOf, type FoundProduct, matchSaved } from "#domain/catalog/foundProducts.ts";
import { isSaved } from "#domain/catalog/savedProducts.ts";
import { productHref } from "#domain/product/href.ts";
import { pictureOf } from "#domain/product/productPicture.ts";
import { shownVariant } from "#domain/product/variants.ts";
import { withPrefix } from "#domain/store.ts";
import { savedProductsQuery } from "../queries/products.ts";
import { loadFailureKind } from "../state/loadFailure.ts";
import { useSharing } from "../state/useSharing.ts";
import { useSaved, useShop, useStoreView } from "../state/useShop.ts";

type Item = WishlistPanelProps["items"][number];

/** The wishlist of this browser, in the panel or on its page. */
export function WishlistContents({ level }: { readonly level: 2 | 3 }) {
  const store = useStoreView();
  const { wishlist, cart } = useShop();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { items, isHydrated } = useSaved("wishlist", (state) => state);
  const compared = useSaved("comparison", (state) => state.items.length);
  const query = useQuery({
    ...savedProductsQuery(
      client,
      "wished",
      items.map(({ sku }) => sku),
    ),
    enabled: isHydrated,
    placeholderData: keepPreviousData,
  });
  const { found, gone } = matchSaved(items, query.data ?? []);
  const [moving, setMoving] = useState<string | null>(null);
  const [removed, setRemoved] = useState<FoundProduct["saved"] | null>(null);
  const share = useSharing(
    "/wishlist",
    found.map(({ saved }) => saved.sku),
  );

  async function move(sku: string) {
    const moved = found.find(({ saved }) => saved.sku === sku);
    if (!moved || moving !== null) return;
    const { product, variant, saved } = moved;
    const piecesOf = () =>
      cart.store
        .latest()
        .lines.filter((line) => line.sku === (variant ?? product).sku)
        .reduce((sum, { quantity }) => sum + quantity, 0);
    const before = piecesOf();
    setMoving(sku);
    await cart.add(product, variant, saved.qty);
    setMoving(null);
    // What could not be added stays on the wishlist; a notice says why.
    if (piecesOf() > before) wishlist.remove([sku]);
  }

  return (
    <>
      <WishlistPanel
        {...share}
        level={level}
        items={found.map((each) => toItem(each, store.prefix))}
        gone={query.isPlaceholderData || !query.data ? [] : gone.map(({ name }) => name)}
        onRemoveGone={() => wishlist.remove(gone.map(({ sku }) => sku))}
        state={stateOf(query, isHydrated)}
        onRetry={() => void query.refetch()}
        onMove={(sku) => void move(sku)}
        moving={moving}
        onRemove={(sku) => {
          setRemoved(items.find((item) => item.sku === sku) ?? null);
          wishlist.remove([sku]);
        }}
        onRestore={(sku, place) => {
          if (removed?.sku === sku) wishlist.restore(removed, place);
        }}
        shopHref={withPrefix("/", store)}
      />
      {compared > 0 && (
        <Link href={withPrefix("/compare", store)}>
          <FormattedMessage id="saved.compare" values={{ count: compared }} />
        </Link>
      )}
    </>
  );
}

/** Returns the state of a list: known products are shown offline, too. */
const stateOf = (
  { data, error }: { readonly data: unknown; readonly error: unknown },
  isHydrated: boolean,
): NonNullable<WishlistPanelProps["state"]> => {
  if (!isHydrated) return "loading";
  if (!error) return data ? "ready" : "loading";
  return data && loadFailureKind(error) === "offline" ? "offline" : "failed";
};

function toItem(found: FoundProduct, prefix: string): Item {
  const { saved, product, variant } = found;
  const shown = variant ?? shownVariant(product, null, catalog);
  const picture = pictureOf(product, shown, "square", images);
  const { current, reduction } = (variant ?? product).price;
  const frame = (shown ?? product).frame;
  return {
    id: saved.sku,
    name: product.name,
    kind: product.brand,
    ...(variant && frame && { mark: <TempleMark {...frame} /> }),
    href: productHref(prefix, product, variant?.sku),
    picture: picture && <FramePicture {...picture} alt="" crop="square" />,
    price: { current, ...reduction },
    buying: buyingOf(found),
    control: <CompareControl saved={saved} />,
  };
}

function CompareControl({ saved }: Pick<FoundProduct, "saved">) {
  const store = useStoreView();
  const { comparison } = useShop();
  const items = useSaved("comparison", (state) => state.items);
  return (
    <CompareToggle
      name={saved.name}
      isCompared={isSaved(items, saved.sku)}
      count={items.length}
      onChange={() => comparison.toggle(saved)}
      compareHref={withPrefix("/compare", store)}
    />
  );
}
