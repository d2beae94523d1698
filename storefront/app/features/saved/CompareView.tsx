import { type CompareTableProps, CompareTable, FramePicture } from "@dioptra/ui";
import { useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { catalog } from "#configuration/catalog.ts";
import { images } from "#configuration/images.ts";
import { buyingOf, type FoundProduct, matchSaved } from "#domain/catalog/foundProducts.ts";
import type { SavedProducts } from "#domain/catalog/savedProducts.ts";
import { comparedFacts, comparedMeasures, comparedValues } from "#domain/product/comparison.ts";
import { framePictureHref } from "#domain/product/framePicture.ts";
import { productHref } from "#domain/product/href.ts";
import type { Product } from "#domain/product/product.ts";
import { pictureOf } from "#domain/product/productPicture.ts";
import { shownVariant } from "#domain/product/variants.ts";
import { withPrefix } from "#domain/store.ts";
import { useSharing } from "../../state/useSharing.ts";
import { useShop, useStoreView } from "../../state/useShop.ts";

export interface CompareViewProps {
  readonly items: SavedProducts;
  /** Null until they have been loaded. */
  readonly products: readonly Product[] | null;
  /** Why they could not be loaded. */
  readonly problem: "failed" | "offline" | null;
  readonly onRetry: () => void;
  readonly onRemove: (skus: readonly string[]) => void;
}

/** Up to four products side by side, with their differences marked and two frames drawn over each other. */
export function CompareView({ items, products, problem, onRetry, onRemove }: CompareViewProps) {
  const intl = useIntl();
  const store = useStoreView();
  const { cart } = useShop();
  const [adding, setAdding] = useState<string | null>(null);
  const { found, gone } = matchSaved(items, products ?? []);
  const sharing = useSharing(
    "/compare",
    found.map(({ saved }) => saved.sku),
  );

  async function add(sku: string) {
    const chosen = found.find(({ saved }) => saved.sku === sku);
    if (!chosen || adding !== null) return;
    setAdding(sku);
    await cart.add(chosen.product, chosen.variant, 1);
    setAdding(null);
  }

  return (
    <CompareTable
      {...sharing}
      products={found.map((each) => toCompared(each, store.prefix, intl))}
      attributes={attributesOf(
        found.map(({ product }) => product),
        intl,
      )}
      state={problem === null || products ? (products ? "ready" : "loading") : problem}
      onRetry={onRetry}
      gone={products ? gone.map(({ name }) => name) : []}
      onRemoveGone={() => onRemove(gone.map(({ sku }) => sku))}
      onRemove={(sku) => onRemove([sku])}
      onAdd={(sku) => void add(sku)}
      adding={adding}
      shopHref={withPrefix("/", store)}
    />
  );
}

const availability = "availability";

/** The rows: availability, the measures of frames, and the facts that any of the products states. */
const attributesOf = (products: readonly Product[], intl: IntlShape): CompareTableProps["attributes"] => [
  { code: availability, label: intl.formatMessage({ id: "compare.availability" }) },
  ...comparedMeasures.map((code) => ({
    code,
    label: intl.formatMessage({ id: `compare.${code}` }),
    unit: "mm" as const,
  })),
  ...comparedFacts(products).map(({ code, name }) => ({ code, label: name })),
];

function toCompared(found: FoundProduct, prefix: string, intl: IntlShape): CompareTableProps["products"][number] {
  const { saved, product, variant } = found;
  const shown = variant ?? shownVariant(product, null, catalog);
  const frame = (shown ?? product).frame;
  const picture = pictureOf(product, shown, "wide", images);
  const { price, stock } = variant ?? product;
  return {
    id: saved.sku,
    name: product.name,
    brand: product.brand,
    href: productHref(prefix, product, variant?.sku),
    picture: picture && <FramePicture {...picture} alt="" crop="wide" />,
    price: { current: price.current, ...price.reduction },
    buying: buyingOf(found),
    ...(frame && { frame: { measures: frame, drawing: framePictureHref(frame, "wide") } }),
    values: {
      ...comparedValues(product, variant, frame),
      [availability]: intl.formatMessage({ id: stock.inStock ? "compare.inStock" : "compare.soldOut" }),
    },
  };
}
