import { type MouseEvent, useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { leadsElsewhere, Link } from "../../primitives/Link.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import * as styles from "./LoadMore.css.ts";

export interface LoadMoreProps {
  /** The place in the whole list of the first product that is shown. @default 1 */
  from?: number;
  /** The place of the last one that is shown. */
  to: number;
  /** How many products the whole list has. */
  total: number;
  /** The address of the next page; null on the last one. */
  nextHref: string | null;
  /** The address of the page before; null where all that comes before is shown. */
  previousHref?: string | null;
  /** @default "idle" */
  state?: "idle" | "pending" | "failed";
  /** Brings the next page below this one; left out, the link leads to it. */
  onLoad?: () => void;
  /** The place of the first of the new products, once they are there: it may take the focus. */
  onCame?: (place: number) => void;
}

/** How much of a list is shown, and the way to more: a link to the next page, which script turns into loading it. */
export function LoadMore({
  from = 1,
  to,
  total,
  nextHref,
  previousHref = null,
  state = "idle",
  onLoad,
  onCame,
}: LoadMoreProps) {
  const [asked, setAsked] = useState<{ readonly to: number; readonly total: number } | null>(null);
  // Another total is another list.
  const came = asked && asked.total === total ? Math.max(0, to - asked.to) : 0;
  const firstNew = came > 0 ? to - came + 1 : null;
  const tell = useEffectEvent((place: number) => onCame?.(place));
  useEffect(() => {
    if (firstNew !== null) tell(firstNew);
  }, [firstNew]);

  function load(event: MouseEvent) {
    if (!onLoad || leadsElsewhere(event)) return;
    event.preventDefault();
    if (state === "pending") return;
    setAsked({ to, total });
    onLoad();
  }

  return (
    <div className={styles.loadMore}>
      <p className={styles.shown}>
        <FormattedMessage id={from > 1 ? "ui.loadMore.part" : "ui.loadMore.shown"} values={{ from, to, total }} />
      </p>
      <progress className={styles.line} value={to} max={total} aria-hidden="true" />
      <div role="alert">
        {state === "failed" && (
          <InlineNotice type="error">
            <FormattedMessage id="ui.loadMore.failed" />
          </InlineNotice>
        )}
      </div>
      {nextHref !== null && (
        <Link variant="line" href={nextHref} rel="next" aria-disabled={state === "pending" || undefined} onClick={load}>
          <FormattedMessage id={labels[state]} />
        </Link>
      )}
      {previousHref !== null && (
        <Link href={previousHref} rel="prev">
          <FormattedMessage id="ui.loadMore.previous" />
        </Link>
      )}
      <output>
        {came > 0 && (
          <VisuallyHidden>
            <FormattedMessage id="ui.loadMore.came" values={{ count: came }} />
          </VisuallyHidden>
        )}
      </output>
    </div>
  );
}

const labels = {
  idle: "ui.loadMore.more",
  pending: "ui.loadMore.pending",
  failed: "ui.loadMore.again",
} as const;
