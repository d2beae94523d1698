import { Button, EmptyState, FramePicture, Link, Skeleton, Stars } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { type ReactNode, useId, useRef, useState } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { images } from "#configuration/images.ts";
import { timeZone } from "#configuration/store.ts";
import { productHref } from "#domain/product/href.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import type { OwnReview, ReviewableProduct } from "#domain/product/review.ts";
import { withPrefix } from "#domain/store.ts";
import { WriteReview } from "../../components/WriteReview.tsx";
import { ownReviewsQuery } from "../../queries/customer.ts";
import { tilesQuery } from "../../queries/products.ts";
import { useCustomerQuery } from "../../state/account/useCustomerQuery.ts";
import { useSession, useShop, useStoreView } from "../../state/useShop.ts";
import { LoadProblem } from "../../components/LoadProblem.tsx";
import * as styles from "./ReviewsView.css.ts";

/** The page of the customer's reviews, and of the products that they have received and may review. */
export function ReviewsView() {
  const { client } = useRouteContext({ from: "__root__" });
  const { notices } = useShop();
  const customerId = useSession(({ customer }) => customer?.id ?? 0);
  const { data, error, refetch } = useCustomerQuery(ownReviewsQuery(client, customerId));
  const skus = [...new Set([...(data?.waiting ?? []), ...(data?.written ?? [])].map(({ sku }) => sku))];
  const { data: products } = useQuery({ ...tilesQuery(client, skus), enabled: skus.length > 0 });
  const title = useRef<HTMLHeadingElement>(null);
  const productOf = (sku: string) => products?.find(({ parentSku }) => parentSku === sku);
  // A product that the shop no longer has cannot be shown, nor reviewed by its page.
  const waiting = (data?.waiting ?? []).flatMap((each) => {
    const product = productOf(each.sku);
    return product ? [{ ...each, product }] : [];
  });
  const isLoading = !error && (!data || (skus.length > 0 && !products));

  function confirm() {
    notices.show("success", { id: "notice.reviewSent" });
    // The form is gone once the list is loaded again.
    title.current?.focus();
  }

  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        <FormattedMessage id="account.reviews" />
      </h1>
      {error && (
        <LoadProblem
          error={error}
          offline={data ? "reviews.outdated" : "reviews.offline"}
          failed="reviews.notLoaded"
          onRetry={() => void refetch()}
        />
      )}
      {isLoading && (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {data && skus.length === 0 && <NoReviews />}
      {waiting.length > 0 && (
        <Part title="reviews.waiting">
          {waiting.map((each) => (
            <WaitingProduct key={each.sku} {...each} onSent={confirm} />
          ))}
        </Part>
      )}
      {data && data.written.length > 0 && (
        <Part title="reviews.written">
          {data.written.map((review) => (
            <WrittenReview key={review.id} review={review} product={productOf(review.sku)} />
          ))}
        </Part>
      )}
    </>
  );
}

function NoReviews() {
  const store = useStoreView();
  return (
    <EmptyState
      title={<FormattedMessage id="reviews.none" />}
      action={
        <Link variant="line" href={withPrefix("/my-account/orders", store)}>
          <FormattedMessage id="account.orders" />
        </Link>
      }
    >
      <FormattedMessage id="reviews.noneText" />
    </EmptyState>
  );
}

interface PartProps {
  readonly title: "reviews.waiting" | "reviews.written";
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.partTitle}>
        <FormattedMessage id={title} />
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

function Picture({ product }: { readonly product: ProductSummary }) {
  const picture = productPicture(product, "square", images);
  return <div className={styles.picture}>{picture && <FramePicture {...picture} alt="" crop="square" />}</div>;
}

function ProductName({ product }: { readonly product: ProductSummary }) {
  const store = useStoreView();
  return (
    <h3 className={styles.name}>
      <Link variant="quiet" href={productHref(store.prefix, product)}>
        {product.name}
      </Link>
    </h3>
  );
}

interface WaitingProductProps extends ReviewableProduct {
  readonly product: ProductSummary;
  readonly onSent: () => void;
}

/** A product that may be reviewed. A button opens the form. */
function WaitingProduct({ productId, product, onSent }: WaitingProductProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.item}>
      <Picture product={product} />
      <div className={styles.about}>
        <ProductName product={product} />
        <div>
          <Button variant="line" size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <FormattedMessage id="reviews.write" values={{ name: product.name }} />
          </Button>
        </div>
      </div>
      {isOpen && (
        <div className={styles.form}>
          <WriteReview productId={productId} onSent={onSent} />
        </div>
      )}
    </li>
  );
}

interface WrittenReviewProps {
  readonly review: OwnReview;
  /** Undefined when the shop no longer has the product. */
  readonly product: ProductSummary | undefined;
}

function WrittenReview({ review, product }: WrittenReviewProps) {
  return (
    <li className={styles.item}>
      {product ? <Picture product={product} /> : <div className={styles.picture} />}
      <article className={styles.about}>
        {product ? (
          <ProductName product={product} />
        ) : (
          <h3 className={styles.name}>
            <FormattedMessage id="reviews.gone" values={{ sku: review.sku }} />
          </h3>
        )}
        <p>
          <Stars rating={review.rating} />
        </p>
        <p className={styles.reviewTitle}>{review.title}</p>
        <p className={styles.detail}>{review.detail}</p>
        <p className={styles.byline}>
          {review.nickname}, <FormattedDate value={review.createdAt} dateStyle="long" timeZone={timeZone} />
          {" · "}
          <FormattedMessage id={`reviews.status.${review.status}`} />
        </p>
      </article>
    </li>
  );
}
