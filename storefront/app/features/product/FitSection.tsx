import { Button, lazyComponent, Link } from "@dioptra/ui";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { linesOf } from "#domain/product/fit.ts";
import type { Frame, Product } from "#domain/product/product.ts";
import { withPrefix } from "#domain/store.ts";
import { useStoreView } from "../../state/useShop.ts";
import { fitSectionId } from "./fitSection.ts";
import * as styles from "./ProductView.css.ts";

const LazyFitComparison = lazyComponent(async () => (await import("./FitComparison.tsx")).FitComparison);

interface FitSectionProps {
  readonly product: Product;
  readonly frame: Frame;
}

/** Which faces a frame suits and why, and the comparison with the shopper's own glasses to scale. */
export function FitSection({ product, frame }: FitSectionProps) {
  const store = useStoreView();
  const [isComparing, setComparing] = useState(false);
  const faces = product.facts.find(({ code }) => code === "face")?.value;
  return (
    <div id={fitSectionId} className={styles.fitSection}>
      {faces && (
        <p>
          <FormattedMessage
            id={`product.fit.faces.${linesOf(frame.shape)}`}
            values={{ faces: faces.toLocaleLowerCase(store.locale) }}
          />{" "}
          <Link href={withPrefix("/faceshape", store)}>
            <FormattedMessage id="product.fit.faceGuide" />
          </Link>
        </p>
      )}
      {isComparing ? (
        <LazyFitComparison name={product.name} frame={frame} />
      ) : (
        <p className={styles.withScript}>
          <Button variant="line" onClick={() => setComparing(true)}>
            <FormattedMessage id="product.fit.compare" />
          </Button>
        </p>
      )}
      <p>
        <Link href={withPrefix("/size-guide", store)}>
          <FormattedMessage id="product.fit.sizeGuide" />
        </Link>
      </p>
    </div>
  );
}
