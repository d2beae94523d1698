import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ProductShelf } from "../catalog/listing/ProductShelf.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Button } from "../primitives/Button.tsx";
import { Link } from "../primitives/Link.tsx";
import * as styles from "./RecentlyViewed.css.ts";

export interface RecentlyViewedProps {
  /** The products, the most recently viewed first. Each `card` is a `ProductCard`. */
  products: readonly { readonly id: string; readonly card: ReactNode }[];
  /** Called to clear the list at once; the shelf then offers to undo it. */
  onClear: () => void;
  /** Called to restore the list cleared last. */
  onRestore: () => void;
  /** The link shown to shoppers without recently viewed products. */
  shopHref: string;
  /** The heading level of the title. @default 2 */
  level?: 2 | 3;
}

/**
 * Renders the products viewed in this browser, on a shelf that can be cleared. A card with a missing picture keeps its
 * size.
 */
export function RecentlyViewed({ products, onClear, onRestore, shopHref, level = 2 }: RecentlyViewedProps) {
  const [wasCleared, setCleared] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const isCleared = wasCleared && products.length === 0;
  useEffect(() => {
    // The focused button was removed with the shelf.
    if (isCleared && document.activeElement === document.body) undo.current?.focus();
  }, [isCleared]);
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
      {products.length === 0 && !isCleared && (
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
