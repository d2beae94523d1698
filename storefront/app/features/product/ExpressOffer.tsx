import { Button, lazyComponent } from "@dioptra/ui";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Product, Variant } from "#domain/product/product.ts";
import * as styles from "./ProductView.css.ts";

const LazyExpressForm = lazyComponent(async () => (await import("./ExpressForm.tsx")).ExpressForm);

/** Loads the form's code when the pointer or the focus comes to the button. */
const prepare = () => void LazyExpressForm.load().catch(() => {});

export interface ExpressOfferProps {
  readonly product: Pick<Product, "sku" | "kind">;
  /** The variant that is asked about; null for a product without variants. */
  readonly variant: Pick<Variant, "sku"> | null;
}

/** A button that is replaced by the check of express delivery, whose code is loaded then. */
export function ExpressOffer({ product, variant }: ExpressOfferProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return <LazyExpressForm sku={(variant ?? product).sku} takesLenses={product.kind === "prescription-glasses"} />;
  }
  return (
    <div className={styles.withScript}>
      <Button variant="text" size="compact" onPointerEnter={prepare} onFocus={prepare} onClick={() => setOpen(true)}>
        <FormattedMessage id="product.express" />
      </Button>
    </div>
  );
}
