import { Button } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { bannersForProduct } from "#domain/content.ts";
import type { ProductPage } from "#domain/product/href.ts";
import * as styles from "./BelowProduct.css.ts";
import { type ReactNode, useEffect, useId, useState } from "react";
import { geometryDifferences } from "#domain/product/nearest.ts";
import type { Frame } from "#domain/product/product.ts";
import { productBannersQuery, tilesQuery } from "../../queries/products.ts";
import { useShop, useViewed } from "../../state/useShop.ts";
import { ContentBanner, shownBanners } from "../../components/ContentBanner.tsx";
import { RatingStars, ReviewText } from "../../components/ReviewText.tsx";
import { ProductTile } from "../../components/ProductTile.tsx";
import { LazyWriteReview } from "./lazyReview.ts";

/** Reviews of a product with their average, where the shop has them from, and the way to write one. */
function ProductReviews({ product: { id, rating, reviews } }: { readonly product: ProductPage }) {
  const [isWriting, setWriting] = useState(false);
  // Sample reviews of the demo catalogue are no rating.
  const isRated = rating && reviews.every(({ origin }) => origin !== "sample");
  return (
    <section className={styles.reviews}>
      <div className={styles.reviewsHead}>
        <h2>
          <FormattedMessage id="product.reviews.title" />
        </h2>
        {isRated && (
          <p className={styles.average}>
            <strong className={styles.averageFigure}>
              <FormattedNumber value={rating.average} minimumFractionDigits={1} />
            </strong>
            <RatingStars rating={rating.average} />
            <FormattedMessage id="product.reviews.count" values={{ count: rating.count }} />
          </p>
        )}
        <p className={styles.origin}>
          <FormattedMessage id={reviews.length > 0 ? "product.reviews.how" : "product.reviews.none"} />
        </p>
        <div>
          <Button variant="line" size="compact" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
            <FormattedMessage id="product.reviews.write" />
          </Button>
        </div>
      </div>
      <div>
        {isWriting && (
          <div className={styles.ownReview}>
            <LazyWriteReview productId={id} />
          </div>
        )}
        <ul className={styles.reviewList}>
          {reviews.map((review) => (
            <li key={review.id} className={styles.review}>
              <ReviewText review={review} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export interface BelowProductProps {
  readonly product: ProductPage;
  /** The frame of the variant that is shown; null for other products. */
  readonly frame: Frame | null;
}

/** The sections below a product: similar products, matching products, reviews and recently viewed products. */
export function BelowProduct({ product, frame }: BelowProductProps) {
  return (
    <>
      <Shelf title="product.similar" products={product.similar} shown={frame} />
      <Shelf title="product.related" products={product.related} />
      <ProductBanners product={product} />
      <ProductReviews product={product} />
      <ViewedProducts sku={product.parentSku} />
    </>
  );
}

/** The platform's banners for the page of a product; nothing if they cannot be loaded. */
function ProductBanners({ product }: Pick<BelowProductProps, "product">) {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data: banners = [] } = useQuery(productBannersQuery(client));
  return shownBanners(bannersForProduct(banners, product)).map((banner) => (
    <div key={banner.href} className={styles.banner}>
      <ContentBanner banner={banner} />
    </div>
  ));
}

interface ShelfProps {
  readonly title: "product.similar" | "product.related" | "product.viewed";
  readonly products: ProductPage["similar"];
  /** The frame that the products are compared with. */
  readonly shown?: Frame | null;
  /** Beside the title. */
  readonly action?: ReactNode;
}

/**
 * A row of products that scrolls sideways. It is not the home page's shelf, to spare this page the code of its buttons.
 */
function Shelf({ title, products, shown = null, action }: ShelfProps) {
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={titleId}>
      <div className={styles.shelfHead}>
        <h2 id={titleId}>
          <FormattedMessage id={title} />
        </h2>
        {action}
      </div>
      <ul className={styles.row}>
        {products.map((product) => (
          <ProductTile
            key={product.parentSku}
            product={product}
            note={shown && product.frame && <Differences frame={product.frame} shown={shown} />}
          />
        ))}
      </ul>
    </section>
  );
}

const measures = ["lensWidth", "bridge", "temple"] as const;

/** In what a frame differs from the one that is shown, such as "lens +1 mm, other shape". */
function Differences({ frame, shown }: { readonly frame: Frame; readonly shown: Frame }) {
  const intl = useIntl();
  const differences = geometryDifferences(frame, shown);
  const what = [
    ...measures.flatMap((measure) => {
      const by = differences[measure];
      if (by === 0) return [];
      return intl.formatMessage(
        { id: `product.differs.${measure}` },
        { by: intl.formatNumber(by, { signDisplay: "always", style: "unit", unit: "millimeter" }) },
      );
    }),
    ...(differences.hasOtherShape ? [intl.formatMessage({ id: "product.differs.shape" })] : []),
  ];
  return (
    <p className={styles.differences}>
      <FormattedMessage
        id={what.length > 0 ? "product.differs" : "product.differs.nothing"}
        values={{ what: what.join(", ") }}
      />
    </p>
  );
}

/** The number of products on the shelf of those viewed before. The account has a page of all. */
const shelfSize = 11;

/** The products that were viewed in this browser before, apart from the one of this page. */
function ViewedProducts({ sku }: { readonly sku: string }) {
  const { viewed, notices } = useShop();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const skus = useViewed();
  const others = skus.filter((each) => each !== sku).slice(0, shelfSize);
  const { data: products = [] } = useQuery({ ...tilesQuery(client, others), enabled: others.length > 0 });
  useEffect(() => viewed.remember(sku), [viewed, sku]);

  function clear() {
    viewed.replace([]);
    notices.show(
      "success",
      { id: "notice.viewedCleared" },
      { label: "notice.undo", onAction: () => viewed.replace(skus) },
    );
  }

  return (
    <Shelf
      title="product.viewed"
      products={others.length > 0 ? products : []}
      action={
        <Button variant="line" size="compact" onClick={clear}>
          <FormattedMessage id="product.viewed.clear" />
        </Button>
      }
    />
  );
}
