import { Button, InlineNotice, ReviewForm, Stars } from "@dioptra/ui";
import type { ReviewValue } from "@dioptra/ui/rules";
import { useEffect, useRef, useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import type { OwnReview } from "#domain/product/review.ts";
import { accountWayHref } from "../../components/accountWays.ts";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import { useChangeReview, useWithdrawReview } from "../../state/account/reviews.ts";
import { useStoreView } from "../../state/useShop.ts";
import { ReviewItem } from "./ReviewItem.tsx";
import * as styles from "./ReviewsView.css.ts";

export interface WrittenReviewProps {
  readonly review: OwnReview;
  /** Undefined when the shop no longer has the product. */
  readonly product: ProductSummary | undefined;
  /** Called when the review was changed or withdrawn. */
  readonly onDone: (done: "changed" | "withdrawn") => void;
}

/** One of the customer's reviews, with what became of it. It can be changed and withdrawn. */
export function WrittenReview({ review, product, onDone }: WrittenReviewProps) {
  const [open, setOpen] = useState<"change" | "withdraw" | null>(null);
  const intl = useIntl();
  const name = product?.name ?? review.sku;
  const actions = useRef<HTMLDivElement>(null);
  function close(index: number) {
    setOpen(null);
    actions.current?.querySelectorAll("button").item(index).focus();
  }
  return (
    <ReviewItem
      product={product}
      sku={review.sku}
      form={
        (open === "change" && <Change review={review} onCancel={() => close(0)} onDone={() => onDone("changed")} />) ||
        (open === "withdraw" && (
          <Withdraw id={review.id} onCancel={() => close(1)} onDone={() => onDone("withdrawn")} />
        ))
      }
    >
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
      <div ref={actions} className={styles.actions}>
        <Button
          variant="line"
          size="compact"
          aria-expanded={open === "change"}
          aria-label={intl.formatMessage({ id: "reviews.changeNamed" }, { name })}
          onClick={() => setOpen(open === "change" ? null : "change")}
        >
          <FormattedMessage id="reviews.change" />
        </Button>
        <Button
          variant="text"
          size="compact"
          aria-expanded={open === "withdraw"}
          aria-label={intl.formatMessage({ id: "reviews.withdrawNamed" }, { name })}
          onClick={() => setOpen(open === "withdraw" ? null : "withdraw")}
        >
          <FormattedMessage id="reviews.withdraw" />
        </Button>
      </div>
    </ReviewItem>
  );
}

interface WayProps {
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

function Change({ review, onCancel, onDone }: WayProps & { readonly review: OwnReview }) {
  const store = useStoreView();
  const { state, problem, submit } = useFormSubmission(useChangeReview(review.id));
  async function send(changed: ReviewValue) {
    if (await submit(changed)) onDone();
  }
  return (
    <div className={styles.way}>
      <p>
        <FormattedMessage id="reviews.changeAgain" />
      </p>
      <ReviewForm
        permission="allowed"
        loginHref={accountWayHref("login", store)}
        review={review}
        pending={state === "pending"}
        timeZone={timeZone}
        onSubmit={(changed) => void send(changed)}
        {...problem}
      />
      <div>
        <Button variant="text" size="compact" onClick={onCancel}>
          <FormattedMessage id="reviews.cancel" />
        </Button>
      </div>
    </div>
  );
}

function Withdraw({ id, onCancel, onDone }: WayProps & { readonly id: number }) {
  const { state, problem, submit } = useFormSubmission(useWithdrawReview(id));
  const keep = useRef<HTMLButtonElement>(null);
  // The safe answer has the focus, as in every question before something is lost.
  useEffect(() => keep.current?.focus(), []);
  async function withdraw() {
    if (await submit(undefined)) onDone();
  }
  return (
    <div className={styles.way}>
      <p>
        <FormattedMessage id="reviews.withdrawAsk" />
      </p>
      <div className={styles.actions}>
        <Button ref={keep} variant="line" size="compact" onClick={onCancel}>
          <FormattedMessage id="reviews.keep" />
        </Button>
        <Button variant="text" size="compact" pending={state === "pending"} onClick={() => void withdraw()}>
          <FormattedMessage id="reviews.withdrawYes" />
        </Button>
      </div>
      <div role="alert">
        {problem && (
          <InlineNotice type="error">
            <FormattedMessage id={problem.refused === "offline" ? "ui.formRefusal.offline" : "ui.formRefusal.failed"} />
          </InlineNotice>
        )}
      </div>
    </div>
  );
}
