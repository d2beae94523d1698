import { Fragment, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Banner } from "../../feedback/Banner.tsx";
import { EmptyState } from "../../feedback/EmptyState.tsx";
import { Link } from "../../primitives/Link.tsx";
import { GoneProducts } from "../listing/GoneProducts.tsx";
import { ProductLinesSkeleton, ProductLines } from "../listing/ProductLine.tsx";
import { type SharedList, ShareLink } from "../listing/ShareLink.tsx";
import { useFocusAfterRemoval } from "../../navigation/useFocusAfterRemoval.ts";
import { type WishlistItem, WishlistLine, WishlistRemoved } from "./WishlistLine.tsx";
import * as styles from "./WishlistPanel.css.ts";

export interface WishlistPanelProps extends SharedList {
  /** The products, the most recently added first. */
  items: readonly WishlistItem[];
  /** The state of the list: `offline` keeps known products with a note that they may be outdated. @default "ready" */
  state?: "ready" | "loading" | "failed" | "offline";
  /** Called to load the products again after `failed`. */
  onRetry: () => void;
  /** Called to move a product to the cart; only for products without options to choose. */
  onMove: (id: string) => void;
  /** The id of the product being moved; null if none is. @default null */
  moving?: string | null;
  /** Called to remove a product at once; the panel then offers to undo it. */
  onRemove: (id: string) => void;
  /** Called to restore a removed product at its former position, counted from 0. */
  onRestore: (id: string, place: number) => void;
  /** The names of products on the list that are no longer sold. @default none */
  gone?: readonly string[];
  /** Called to remove those products. */
  onRemoveGone?: () => void;
  /** The page that an empty list links to. */
  shopHref: string;
  /** The heading level of the titles. @default 3 */
  level?: 2 | 3;
}

const nothing: readonly string[] = [];
const doNothing = () => {};

/**
 * Renders the wishlist in a `Drawer` or a page, with prices, availability, and buttons to move products to the cart.
 */
export function WishlistPanel({
  items,
  state = "ready",
  onRetry,
  onMove,
  moving = null,
  onRemove,
  onRestore,
  gone = nothing,
  onRemoveGone = doNothing,
  shopHref,
  level = 3,
  ...share
}: WishlistPanelProps) {
  const intl = useIntl();
  const { container, noteRemoval } = useFocusAfterRemoval<HTMLElement>("[data-removal]");
  const [lastRemoved, setLastRemoved] = useState<{ readonly item: WishlistItem; readonly place: number } | null>(null);
  // The product may have been added again elsewhere, such as by the heart on the page.
  const undoable = lastRemoved && !items.some(({ id }) => id === lastRemoved.item.id) ? lastRemoved : null;
  const isListed = state === "ready" || state === "offline";

  const restoredId = useRef<string | null>(null);
  useEffect(() => {
    const restoredIndex = items.findIndex(({ id }) => id === restoredId.current);
    if (restoredIndex === -1) return;
    restoredId.current = null;
    container.current?.querySelectorAll<HTMLElement>("[data-removal]")[restoredIndex]?.focus();
  });

  function undo() {
    if (!undoable) return;
    restoredId.current = undoable.item.id;
    setLastRemoved(null);
    onRestore(undoable.item.id, undoable.place);
  }

  return (
    <section
      ref={container}
      tabIndex={-1}
      className={styles.panel}
      aria-label={intl.formatMessage({ id: "ui.wishlistPanel.label" })}
      aria-busy={state === "loading" || undefined}
    >
      {state === "failed" && (
        <Banner type="error" action={{ label: <FormattedMessage id="ui.wishlistPanel.retry" />, onAction: onRetry }}>
          <FormattedMessage id="ui.wishlistPanel.failed" />
        </Banner>
      )}
      {state === "offline" && (
        <Banner type="warning">
          <FormattedMessage id="ui.wishlistPanel.offline" />
        </Banner>
      )}
      {isListed && <GoneProducts names={gone} onRemove={onRemoveGone} />}
      {state === "loading" && <ProductLinesSkeleton label={<FormattedMessage id="ui.wishlistPanel.loading" />} />}
      {isListed && (items.length > 0 || undoable) && (
        <ProductLines>
          {items.map((item, place) => (
            <Fragment key={item.id}>
              {undoable?.place === place && <WishlistRemoved name={undoable.item.name} onUndo={undo} />}
              <WishlistLine
                item={item}
                isMoving={item.id === moving}
                onMove={() => {
                  noteRemoval(place);
                  onMove(item.id);
                }}
                onRemove={() => {
                  setLastRemoved({ item, place });
                  onRemove(item.id);
                }}
              />
            </Fragment>
          ))}
          {undoable && undoable.place >= items.length && <WishlistRemoved name={undoable.item.name} onUndo={undo} />}
        </ProductLines>
      )}
      {isListed && items.length > 0 && (
        <ShareLink
          {...share}
          label={<FormattedMessage id="ui.wishlistPanel.share" />}
          note={<FormattedMessage id="ui.wishlistPanel.shared" />}
        />
      )}
      {isListed && items.length === 0 && gone.length === 0 && (
        <EmptyState
          level={level}
          title={<FormattedMessage id="ui.wishlistPanel.empty" />}
          action={
            <Link variant="line" href={shopHref}>
              <FormattedMessage id="ui.wishlistPanel.toShop" />
            </Link>
          }
        >
          <FormattedMessage id="ui.wishlistPanel.emptyText" />
        </EmptyState>
      )}
    </section>
  );
}
