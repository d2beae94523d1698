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
export type ReviewSort = (typeof sorts)[number];

/** A review that was let through. */
export interface ShownReview {
  readonly id: string;
  readonly rating: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  /** ISO, such as 2026-11-03T09:00:00Z. */
  readonly createdAt: string;
  /** Whether the shop knows of the purchase; a mark is only ever shown for one that it knows. */
  readonly purchase: "verified" | "unknown";
  /** What was bought, such as "szylkret, 48 mm". */
  readonly variant?: string;
}

export interface ReviewListProps {
  /** What all reviews come to, whatever is shown of them. */
  average: number;
  /** How many reviews there are of each number of stars. */
  counts: Readonly<Record<StarCount, number>>;
  reviews: readonly ShownReview[];
  /** `loading` while the reviews are on their way, `failed` when they could not be brought. @default "ready" */
  state?: "ready" | "loading" | "failed";
  sort: ReviewSort;
  onSort: (sort: ReviewSort) => void;
  /** Only reviews with so many stars; null for all. */
  stars: StarCount | null;
  onStars: (stars: StarCount | null) => void;
  /** The address of the next reviews; null where all are shown. */
  nextHref: string | null;
  /** Brings them below; left out, the link leads to them. */
  onMore?: () => void;
  /** Tries again after a failure. */
  onRetry: () => void;
  /** The way to write one, or why somebody may not. */
  write?: ReactNode;
  /** @default "Europe/Warsaw" */
  timeZone?: string;
}

/**
 * What buyers say of a product: the average with its distribution, which narrows the list, and in plain words how the shop
 * makes sure that they bought it (Directive 2019/2161). Bad reviews are shown like good ones. To write one: `ReviewForm`.
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

function Review({ timeZone, ...review }: ShownReview & { timeZone: string }) {
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
