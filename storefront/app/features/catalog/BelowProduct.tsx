import { useId } from "react";
import { FormattedMessage } from "react-intl";
import type { ProductPage } from "#domain/product/href.ts";
import { ProductTile } from "./ProductTile.tsx";
import * as styles from "./BelowProduct.css.ts";
import { ProductReviews } from "./ProductReviews.tsx";

/** What stands below the product itself: what looks like it, what goes with it, and what is said of it. */
export function BelowProduct({ product }: { readonly product: ProductPage }) {
  return (
    <>
      <Shelf title="product.similar" products={product.similar} />
      <Shelf title="product.related" products={product.related} />
      <ProductReviews product={product} />
    </>
  );
}

interface ShelfProps {
  readonly title: "product.similar" | "product.related";
  readonly products: ProductPage["similar"];
}

/** A row to be swiped or scrolled; not the home page's shelf, whose buttons would come with code that this page can do without. */
function Shelf({ title, products }: ShelfProps) {
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <FormattedMessage id={title} />
      </h2>
      <ul className={styles.row}>
        {products.map((product) => (
          <ProductTile key={product.parentSku} product={product} />
        ))}
      </ul>
    </section>
  );
}
