import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ProductShelf } from "../catalog/listing/ProductShelf.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Button } from "../primitives/Button.tsx";
import { Link } from "../primitives/Link.tsx";
import * as styles from "./RecentlyViewed.css.ts";

export interface RecentlyViewedProps {
  /** The last that was looked at first; each a `ProductCard`. */
  products: readonly { readonly id: string; readonly card: ReactNode }[];
  /** Forgets them all, at once: the shelf offers to undo it. */
  onClear: () => void;
  /** Brings all back that were forgotten last. */
  onRestore: () => void;
  /** The link for shoppers without recently viewed products. */
  shopHref: string;
  /** Where its title stands among the page's headings. @default 2 */
  level?: 2 | 3;
}

/** What was looked at in this browser, on a shelf that can be cleared. A card with a missing picture keeps its room. */
export function RecentlyViewed({ products, onClear, onRestore, shopHref, level = 2 }: RecentlyViewedProps) {
  const [wasCleared, setCleared] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const isGone = wasCleared && products.length === 0;
  useEffect(() => {
    // The button that cleared it went with the shelf.
    if (isGone && document.activeElement === document.body) undo.current?.focus();
  }, [isGone]);
  return (
    <div className={styles.viewed}>
      {products.length > 0 && (
        <>
          <ProductShelf level={level} title={<FormattedMessage id="ui.recentlyViewed.title" />}>
            {products.map(({ id, card }) => (
              <Fragment key={id}>{card}</Fragment>
            ))}
          </ProductShelf>
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
        {isGone && (
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
      {products.length === 0 && !isGone && (
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
