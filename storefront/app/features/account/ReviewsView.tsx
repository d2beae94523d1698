import { Button, EmptyState, Link, Skeleton } from "@dioptra/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { type ReactNode, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import type { ReviewableProduct } from "#domain/product/review.ts";
import { withPrefix } from "#domain/store.ts";
import { WriteReview } from "../../components/WriteReview.tsx";
import { ownReviewsQuery } from "../../queries/customer.ts";
import { tilesQuery } from "../../queries/products.ts";
import { useCustomerQuery } from "../../state/account/useCustomerQuery.ts";
import { useSession, useShop, useStoreView } from "../../state/useShop.ts";
import { LoadProblem } from "../../components/LoadProblem.tsx";
import { ReviewItem } from "./ReviewItem.tsx";
import * as styles from "./ReviewsView.css.ts";
import { WrittenReview } from "./WrittenReview.tsx";

/** The page of the customer's reviews, and of the products that they have received and may review. */
export function ReviewsView() {
  const { client } = useRouteContext({ from: "__root__" });
  const { notices } = useShop();
  const queryClient = useQueryClient();
  const customerId = useSession(({ customer }) => customer?.id ?? 0);
  const { data, error, refetch } = useCustomerQuery(ownReviewsQuery(client, customerId));
  const skus = [...new Set([...(data?.waiting ?? []), ...(data?.written ?? [])].map(({ sku }) => sku))];
  const tiles = useQuery({ ...tilesQuery(client, skus), enabled: skus.length > 0 });
  const products = tiles.data;
  const problem = error ?? (products ? null : tiles.error);
  const title = useRef<HTMLHeadingElement>(null);
  const productOf = (sku: string) => products?.find(({ parentSku }) => parentSku === sku);
  // A product that the shop no longer has cannot be shown, nor reviewed by its page.
  const waiting = (data?.waiting ?? []).flatMap((each) => {
    const product = productOf(each.sku);
    return product ? [{ ...each, product }] : [];
  });
  const isLoading = !problem && (!data || (skus.length > 0 && !products));

  function confirm(id: "notice.reviewSent" | "notice.reviewChanged" | "notice.reviewWithdrawn") {
    notices.show("success", { id });
    // The form is gone once the list is loaded again.
    title.current?.focus();
  }

  function confirmChange(done: "changed" | "withdrawn") {
    void queryClient.invalidateQueries({ queryKey: ownReviewsQuery(client, customerId).queryKey });
    confirm(done === "changed" ? "notice.reviewChanged" : "notice.reviewWithdrawn");
  }

  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        <FormattedMessage id="account.reviews" />
      </h1>
      {problem && (
        <LoadProblem
          error={problem}
          offline={data ? "reviews.outdated" : "reviews.offline"}
          failed="reviews.notLoaded"
          onRetry={() => void (error ? refetch() : tiles.refetch())}
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
            <WaitingProduct key={each.sku} {...each} onSent={() => confirm("notice.reviewSent")} />
          ))}
        </Part>
      )}
      {data && data.written.length > 0 && (
        <Part title="reviews.written">
          {data.written.map((review) => (
            <WrittenReview
              // A changed review closes its form.
              key={`${review.id} ${review.createdAt.getTime()}`}
              review={review}
              product={productOf(review.sku)}
              onDone={confirmChange}
            />
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

interface WaitingProductProps extends ReviewableProduct {
  readonly product: ProductSummary;
  readonly onSent: () => void;
}

/** A product that may be reviewed. A button opens the form. */
function WaitingProduct({ productId, sku, product, onSent }: WaitingProductProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ReviewItem product={product} sku={sku} form={isOpen && <WriteReview productId={productId} onSent={onSent} />}>
      <div>
        <Button variant="line" size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <FormattedMessage id="reviews.write" values={{ name: product.name }} />
        </Button>
      </div>
    </ReviewItem>
  );
}
