import { Button, lazyComponent } from "@dioptra/ui";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Product, Variant } from "#domain/product/product.ts";
import { variantName } from "#domain/product/variants.ts";
import { LazyDialog, loadOnIntent } from "../../components/lazyDialogs.ts";
import * as styles from "./ProductView.css.ts";

const LazyPastPrices = lazyComponent(async () => (await import("./PastPrices.tsx")).PastPrices);

export interface PastPricesOfferProps {
  readonly product: Product;
  /** The variant whose price is reduced; null for a product without variants. */
  readonly variant: Variant | null;
}

/** A button that shows how a reduced price came about, in a dialog. */
export function PastPricesOffer({ product, variant }: PastPricesOfferProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.withScript}>
      <Button
        variant="text"
        size="compact"
        aria-haspopup="dialog"
        {...loadOnIntent(LazyPastPrices)}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="product.priceHistory" />
      </Button>
      {isOpen && (
        <LazyDialog
          open
          size="large"
          onClose={() => setOpen(false)}
          title={variant ? variantName(product, variant) : product.name}
        >
          <LazyPastPrices sku={(variant ?? product).sku} />
        </LazyDialog>
      )}
    </div>
  );
}
