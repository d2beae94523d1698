import { CompareToggle, Link } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { isSaved } from "#domain/catalog/savedProducts.ts";
import { withPrefix } from "#domain/store.ts";
import { useSaved, useShop, useStoreView } from "../../state/useShop.ts";
import type { SaveProductProps } from "./SaveProduct.tsx";
import * as styles from "./ProductView.css.ts";

/** The checkbox that adds a product to the comparison, and the way there once there is something to compare. */
export function CompareProduct({ product: { parentSku, name }, variant }: SaveProductProps) {
  const store = useStoreView();
  const { comparison } = useShop();
  const items = useSaved("comparison", (state) => state.items);
  const compareHref = withPrefix("/compare", store);
  return (
    <div className={styles.compare}>
      <CompareToggle
        name={name}
        isCompared={isSaved(items, parentSku)}
        count={items.length}
        onChange={() => comparison.toggle({ sku: parentSku, name, childSku: variant?.sku ?? null })}
        compareHref={compareHref}
      />
      {items.length > 0 && (
        <Link href={compareHref}>
          <FormattedMessage id="product.comparison" values={{ count: items.length }} />
        </Link>
      )}
    </div>
  );
}
