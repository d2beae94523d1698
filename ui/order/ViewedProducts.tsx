import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Button } from "../primitives/Button.tsx";
import { Link } from "../primitives/Link.tsx";
import * as styles from "./RecentlyViewed.css.ts";

export interface ViewedProductsProps {
  /** Whether there are no products. */
  isEmpty: boolean;
  /** The products, shown unless there are none. */
  children: ReactNode;
  /** Called to clear the list at once; it then offers to undo that. */
  onClear: () => void;
  /** Called to restore the list cleared last. */
  onRestore: () => void;
  /** The link shown to shoppers without recently viewed products. */
  shopHref: string;
  /** Whether the way on is also shown beside the undo button. */
  keepsWayOn: boolean;
  /** The heading level of the empty state. */
  level: 2 | 3;
}

/** Renders the parts that a shelf and a grid of recently viewed products have in common: clearing, undo, empty state. */
export function ViewedProducts({
  isEmpty,
  children,
  onClear,
  onRestore,
  shopHref,
  keepsWayOn,
  level,
}: ViewedProductsProps) {
  const [wasCleared, setCleared] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const isCleared = wasCleared && isEmpty;
  useEffect(() => {
    // The focused button was removed with the shelf.
    if (isCleared && document.activeElement === document.body) undo.current?.focus();
  }, [isCleared]);
  return (
    <div className={styles.viewed}>
      {!isEmpty && (
        <>
          {children}
          <p>
            <Button
              variant="line"
              size="compact"
              onClick={() => {
                setCleared(true);
                onClear();
              }}
            >
              <FormattedMessage id="ui.recentlyViewed.clear" />
            </Button>
          </p>
        </>
      )}
      <output className={styles.cleared}>
        {isCleared && (
          <>
            <span>
              <FormattedMessage id="ui.recentlyViewed.cleared" />
            </span>
            <Button
              ref={undo}
              variant="line"
              size="compact"
              onClick={() => {
                setCleared(false);
                onRestore();
              }}
            >
              <FormattedMessage id="ui.recentlyViewed.undo" />
            </Button>
          </>
        )}
      </output>
      {isEmpty && (!isCleared || keepsWayOn) && (
        <EmptyState
          level={level}
          title={<FormattedMessage id="ui.recentlyViewed.empty" />}
          action={
            <Link variant="line" href={shopHref}>
              <FormattedMessage id="ui.recentlyViewed.toShop" />
            </Link>
          }
        >
          <FormattedMessage id="ui.recentlyViewed.emptyText" />
        </EmptyState>
      )}
    </div>
  );
}
