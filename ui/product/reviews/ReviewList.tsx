import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { Banner } from "../../feedback/Banner.tsx";
import { Skeleton } from "../../feedback/Skeleton.tsx";
import { Select } from "../../forms/Select.tsx";
import { Button } from "../../primitives/Button.tsx";
import { Link } from "../../primitives/Link.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import * as styles from "./ReviewList.css.ts";
import { type StarCount, Stars } from "./Stars.tsx";

const ratings = [5, 4, 3, 2, 1] as const satisfies readonly StarCount[];
const sorts = ["newest", "highest", "lowest"] as const;
/** The sort orders of reviews. */
export type ReviewSort = (typeof sorts)[number];

/** A published review. */
export interface PublishedReview {
  /** Identifies the review. */
  readonly id: string;
  /** The number of stars, 1 to 5. */
  readonly rating: number;
  /** The title. */
  readonly title: string;
  /** The text. */
  readonly detail: string;
  /** The public name of the author. */
  readonly nickname: string;
  /** When it was written, in ISO 8601, such as 2026-11-03T09:00:00Z. */
  readonly createdAt: string;
  /** Whether the shop can verify the purchase; only `verified` shows a mark. */
  readonly purchase: "verified" | "unknown";
  /** The variant bought, such as "szylkret, 48 mm". */
  readonly variant?: string;
}

export interface ReviewListProps {
  /** The average of all reviews, regardless of the filter. */
  average: number;
  /** The number of reviews by number of stars. */
  counts: Readonly<Record<StarCount, number>>;
  /** The reviews loaded so far, in order. */
  reviews: readonly PublishedReview[];
  /** The state of the reviews. @default "ready" */
  state?: "ready" | "loading" | "failed";
  /** The current sort order. */
  sort: ReviewSort;
  /** Called with the chosen sort order. */
  onSort: (sort: ReviewSort) => void;
  /** The number of stars to filter by; null for all. */
  stars: StarCount | null;
  /** Called with the number of stars to filter by; null for all. */
  onStars: (stars: StarCount | null) => void;
  /** The URL of the next reviews; null if all are shown. */
  nextHref: string | null;
  /** Called to load more reviews in place; left out, the link opens them. */
  onMore?: () => void;
  /** Called to load the reviews again after `failed`. */
  onRetry: () => void;
  /** The way to write a review, or why this shopper cannot. */
  write?: ReactNode;
  /** The IANA time zone of all dates. @default "Europe/Warsaw" */
  timeZone?: string;
}

/**
 * Renders the reviews of a product: the average, the distribution as a filter, and how the shop verifies that reviewers
 * bought the product (Directive 2019/2161). Negative reviews are shown like positive ones. To write one, use
 * `ReviewForm`.
 */
export function ReviewList(props: ReviewListProps) {
  const { average, counts, reviews, state = "ready", sort, onSort, stars, onStars, nextHref, onMore, write } = props;
  const intl = useIntl();
  const total = ratings.reduce((sum, rating) => sum + counts[rating], 0);
  if (total === 0 && state === "ready") {
    return (
      <div className={styles.head}>
        <p>
          <FormattedMessage id="ui.reviews.none" />
        </p>
        <How />
        {write}
      </div>
    );
  }
  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        <p className={styles.average}>
          <strong className={styles.figure}>
            <FormattedNumber value={average} minimumFractionDigits={1} maximumFractionDigits={1} />
          </strong>
          <Stars rating={average} />
          <span className={styles.muted}>
            <FormattedMessage id="ui.reviews.count" values={{ count: total }} />
          </span>
        </p>
        <How />
        <ul className={styles.distribution}>
          {ratings.map((rating) => (
            <li key={rating}>
              <button
                type="button"
                className={styles.row}
                aria-pressed={stars === rating}
                onClick={() => onStars(stars === rating ? null : rating)}
              >
                <VisuallyHidden>
                  <FormattedMessage id="ui.reviews.only" values={{ rating, count: counts[rating] }} />
                </VisuallyHidden>
                <span aria-hidden="true">{rating}</span>
                <progress className={styles.share} aria-hidden="true" value={counts[rating]} max={Math.max(total, 1)} />
                <span aria-hidden="true">{counts[rating]}</span>
              </button>
            </li>
          ))}
        </ul>
        {write}
      </div>
      <div className={styles.body} aria-busy={state === "loading"}>
        <div className={styles.tools}>
          <Select
            label={<FormattedMessage id="ui.reviews.sort" />}
            value={sort}
            onChange={({ target }) => onSort(sorts.find((each) => each === target.value) ?? "newest")}
          >
            {sorts.map((each) => (
              <option key={each} value={each}>
                {intl.formatMessage({ id: sortNames[each] })}
              </option>
            ))}
          </Select>
          {stars !== null && (
            <Button variant="line" size="compact" onClick={() => onStars(null)}>
              <FormattedMessage id="ui.reviews.all" />
            </Button>
          )}
        </div>
        {state === "failed" && (
          <Banner
            type="error"
            action={{ label: intl.formatMessage({ id: "ui.reviews.retry" }), onAction: props.onRetry }}
          >
            <FormattedMessage id="ui.reviews.failed" />
          </Banner>
        )}
        <output>{state === "ready" && reviews.length === 0 && <FormattedMessage id="ui.reviews.noneSuch" />}</output>
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review.id}>
              <Review {...review} timeZone={props.timeZone ?? "Europe/Warsaw"} />
            </li>
          ))}
          {state === "loading" && (
            <li className={styles.review}>
              <Skeleton shape="line" length="short" />
              <Skeleton shape="block" />
            </li>
          )}
        </ul>
        {nextHref !== null && state !== "loading" && (
          <p>
            <Link
              href={nextHref}
              onClick={(event) => {
                if (!onMore || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onMore();
              }}
            >
              <FormattedMessage id="ui.reviews.more" />
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

const sortNames = {
  newest: "ui.reviews.newest",
  highest: "ui.reviews.highest",
  lowest: "ui.reviews.lowest",
} as const satisfies Record<ReviewSort, string>;

const How = () => (
  <p className={styles.muted}>
    <FormattedMessage id="ui.reviews.how" />
  </p>
);

function Review({ timeZone, ...review }: PublishedReview & { timeZone: string }) {
  return (
    <article className={styles.review}>
      <p className={styles.byline}>
        <span className={styles.name}>{review.nickname}</span>
        <span className={styles.muted}>
          <FormattedDate value={review.createdAt} dateStyle="long" timeZone={timeZone} />
        </span>
        {review.variant !== undefined && <span className={styles.muted}>{review.variant}</span>}
        {review.purchase === "verified" && (
          <span className={styles.muted}>
            <FormattedMessage id="ui.reviews.verified" />
          </span>
        )}
      </p>
      <div>
        <Stars rating={review.rating} />
        <h3 className={styles.title}>{review.title}</h3>
        <p className={styles.detail}>{review.detail}</p>
      </div>
    </article>
  );
}
