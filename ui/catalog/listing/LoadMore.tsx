import { type MouseEvent, useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { leadsElsewhere, Link } from "../../primitives/Link.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import * as styles from "./LoadMore.css.ts";

export interface LoadMoreProps {
  /** The position of the first product shown, from 1. @default 1 */
  from?: number;
  /** The position of the last product shown. */
  to: number;
  /** The number of products in the whole list. */
  total: number;
  /** The URL of the next page; null on the last page. */
  nextHref: string | null;
  /** The URL of the previous page; null if all earlier products are shown. @default null */
  previousHref?: string | null;
  /** The state of loading. @default "idle" */
  state?: "idle" | "pending" | "failed";
  /** Called to load the next page below this one; left out, the link opens it. */
  onLoad?: () => void;
  /** Called with the position of the first new product after loading, so that it can be focused. */
  onLoaded?: (place: number) => void;
}

/** Renders how much of a list is shown, and a link to the next page, which loads it in place where possible. */
export function LoadMore({
  from = 1,
  to,
  total,
  nextHref,
  previousHref = null,
  state = "idle",
  onLoad,
  onLoaded,
}: LoadMoreProps) {
  const [request, setRequest] = useState<{ readonly to: number; readonly total: number } | null>(null);
  // A different total means a different list.
  const loadedCount = request && request.total === total ? Math.max(0, to - request.to) : 0;
  const firstNew = loadedCount > 0 ? to - loadedCount + 1 : null;
  const reportLoaded = useEffectEvent((place: number) => onLoaded?.(place));
  useEffect(() => {
    if (firstNew !== null) reportLoaded(firstNew);
  }, [firstNew]);

  function load(event: MouseEvent) {
    if (!onLoad || leadsElsewhere(event)) return;
    event.preventDefault();
    if (state === "pending") return;
    setRequest({ to, total });
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
        {loadedCount > 0 && (
          <VisuallyHidden>
            <FormattedMessage id="ui.loadMore.came" values={{ count: loadedCount }} />
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
