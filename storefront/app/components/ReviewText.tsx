import { Link, VisuallyHidden } from "@dioptra/ui";
import { FormattedDate, FormattedMessage } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import type { Review } from "#domain/product/review.ts";
import * as styles from "./ReviewText.css.ts";

const maxStars = 5;

/** A rating of 1 to 5 as stars. */
export function RatingStars({ rating }: { readonly rating: number }) {
  const full = Math.round(rating);
  return (
    <span className={styles.stars}>
      <VisuallyHidden>
        <FormattedMessage id="product.reviews.stars" values={{ rating }} />
      </VisuallyHidden>
      <span aria-hidden>{"★".repeat(full) + "☆".repeat(maxStars - full)}</span>
    </span>
  );
}

export interface ReviewTextProps {
  readonly review: Review;
  /** The product, where the review does not stand on its page. */
  readonly product?: { readonly name: string; readonly href: string } | undefined;
}

/** A review, with who wrote it and whether the purchase is confirmed (Directive 2019/2161). */
export const ReviewText = ({ review, product }: ReviewTextProps) => (
  <article>
    <RatingStars rating={review.rating} />
    <h3 className={styles.title}>{review.title}</h3>
    <p>{review.detail}</p>
    <p className={styles.byline}>
      {review.nickname}, <FormattedDate value={review.createdAt} dateStyle="long" timeZone={timeZone} />
      {" · "}
      <FormattedMessage id={`product.reviews.${review.origin}`} />
      {product && (
        <>
          {" · "}
          <Link href={product.href}>{product.name}</Link>
        </>
      )}
    </p>
  </article>
);
