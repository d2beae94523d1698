import { FramePicture, Link } from "@dioptra/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { images } from "#configuration/images.ts";
import { productHref } from "#domain/product/href.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./ReviewsView.css.ts";

export interface ReviewItemProps {
  /** Undefined when the shop no longer has the product. */
  readonly product: ProductSummary | undefined;
  readonly sku: string;
  /** What stands below the product's name. */
  readonly children: ReactNode;
  /** The form, when it is open. */
  readonly form: ReactNode;
}

/** A product with its review, or the place for one. */
export function ReviewItem({ product, sku, children, form }: ReviewItemProps) {
  const { prefix } = useStoreView();
  const picture = product && productPicture(product, "square", images);
  return (
    <li className={styles.item}>
      <div className={styles.picture}>{picture && <FramePicture {...picture} alt="" crop="square" />}</div>
      <article className={styles.about}>
        <h3 className={styles.name}>
          {product ? (
            <Link variant="quiet" href={productHref(prefix, product)}>
              {product.name}
            </Link>
          ) : (
            <FormattedMessage id="reviews.gone" values={{ sku }} />
          )}
        </h3>
        {children}
      </article>
      {form && <div className={styles.form}>{form}</div>}
    </li>
  );
}
