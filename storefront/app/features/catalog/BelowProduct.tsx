import { VisuallyHidden } from "@dioptra/ui";
import { FormattedDate, FormattedMessage, FormattedNumber } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import type { ProductPage } from "#domain/product/href.ts";
import type { Review } from "#domain/product/review.ts";
import * as styles from "./BelowProduct.css.ts";
import { useId } from "react";
import { ProductTile } from "./ProductTile.tsx";

const most = 5;

function Stars({ rating }: { readonly rating: number }) {
  const full = Math.round(rating);
  return (
    <span className={styles.stars}>
      <VisuallyHidden>
        <FormattedMessage id="product.reviews.stars" values={{ rating }} />
      </VisuallyHidden>
      <span aria-hidden>{"★".repeat(full) + "☆".repeat(most - full)}</span>
    </span>
  );
}

/** What buyers say, what it comes to, and how the shop knows that they are buyers. */
function ProductReviews({ product: { rating, reviews } }: { readonly product: ProductPage }) {
  if (!rating || reviews.length === 0) return null;
  return (
    <section className={styles.reviews}>
      <div className={styles.reviewsHead}>
        <h2>
          <FormattedMessage id="product.reviews.title" />
        </h2>
        <p className={styles.average}>
          <strong className={styles.averageFigure}>
            <FormattedNumber value={rating.average} minimumFractionDigits={1} />
          </strong>
          <Stars rating={rating.average} />
          <FormattedMessage id="product.reviews.count" values={{ count: rating.count }} />
        </p>
        <p className={styles.how}>
          <FormattedMessage id="product.reviews.how" />
        </p>
      </div>
      <ul className={styles.reviewList}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.review}>
            <OneReview {...review} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneReview({ rating, title, detail, nickname, createdAt, origin }: Review) {
  return (
    <article>
      <Stars rating={rating} />
      <h3 className={styles.reviewTitle}>{title}</h3>
      <p>{detail}</p>
      <p className={styles.byline}>
        {nickname}, <FormattedDate value={createdAt} dateStyle="long" timeZone={timeZone} />
        {" · "}
        <FormattedMessage id={`product.reviews.${origin}`} />
      </p>
    </article>
  );
}

/** The sections below a product: similar products, matching products and reviews. */
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
