import { Fragment, type MouseEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Banner } from "../../feedback/Banner.tsx";
import { EmptyState } from "../../feedback/EmptyState.tsx";
import { leadsElsewhere, Link } from "../../primitives/Link.tsx";
import { AwaitedLines, ProductLines } from "../listing/ProductLine.tsx";
import { useFocusAfterRemoval } from "../../navigation/useFocusAfterRemoval.ts";
import { type WishlistItem, WishlistLine, WishlistRemoved } from "./WishlistLine.tsx";
import * as styles from "./WishlistPanel.css.ts";

export interface WishlistPanelProps extends WishlistShareProps {
  /** The last that was wished for first. */
  items: readonly WishlistItem[];
  /**
   * Whether they are there, on their way, or could not be brought; without a connection what is known stays, with a word
   * that it may be old. @default "ready"
   */
  state?: "ready" | "loading" | "failed" | "offline";
  /** They are asked for once more. */
  onRetry: () => void;
  /** Puts one into the cart and takes it off the list; only for what has nothing to choose. */
  onMove: (id: string) => void;
  /** The id of the one that is being moved. */
  moving?: string | null;
  /** Takes one off the list, at once: the panel offers to undo it. */
  onRemove: (id: string) => void;
  /** Puts one back where it was, counted from 0. */
  onRestore: (id: string, place: number) => void;
  /** Where an empty list leads. */
  shopHref: string;
  /** Where its titles stand among the page's headings. @default 3 */
  level?: 2 | 3;
}

/** What is wished for, to be put into a `Drawer` or a page: what it costs, whether it can be had, and the way to the cart. */
export function WishlistPanel({
  items,
  state = "ready",
  onRetry,
  onMove,
  moving = null,
  onRemove,
  onRestore,
  shopHref,
  level = 3,
  ...share
}: WishlistPanelProps) {
  const intl = useIntl();
  const { container, removed } = useFocusAfterRemoval<HTMLElement>("[data-removal]");
  const [gone, setGone] = useState<{ readonly item: WishlistItem; readonly place: number } | null>(null);
  // It may have come back by another way, such as its heart on the page.
  const undoable = gone && !items.some(({ id }) => id === gone.item.id) ? gone : null;
  const isListed = state === "ready" || state === "offline";

  const restored = useRef<string | null>(null);
  useEffect(() => {
    const back = items.findIndex(({ id }) => id === restored.current);
    if (back === -1) return;
    restored.current = null;
    container.current?.querySelectorAll<HTMLElement>("[data-removal]")[back]?.focus();
  });

  function undo() {
    if (!undoable) return;
    restored.current = undoable.item.id;
    setGone(null);
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
      {state === "loading" && <AwaitedLines said={<FormattedMessage id="ui.wishlistPanel.loading" />} />}
      {isListed && (items.length > 0 || undoable) && (
        <ProductLines>
          {items.map((item, place) => (
            <Fragment key={item.id}>
              {undoable?.place === place && <WishlistRemoved name={undoable.item.name} onUndo={undo} />}
              <WishlistLine
                item={item}
                isMoving={item.id === moving}
                onMove={() => {
                  removed(place);
                  onMove(item.id);
                }}
                onRemove={() => {
                  setGone({ item, place });
                  onRemove(item.id);
                }}
              />
            </Fragment>
          ))}
          {undoable && undoable.place >= items.length && <WishlistRemoved name={undoable.item.name} onUndo={undo} />}
        </ProductLines>
      )}
      {isListed && items.length > 0 && <WishlistShare {...share} />}
      {isListed && items.length === 0 && (
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

export interface WishlistShareProps {
  /** An address that shows others the same list; left out, it cannot be shared. */
  shareHref?: string;
  /** Told of a plain click, instead of following the link: it may be copied, or given to the device to share. */
  onShare?: () => void;
  /** Whether it has just been copied. @default "no" */
  copied?: "yes" | "no";
}

/** A link to a wishlist, to share it. */
function WishlistShare({ shareHref, onShare, copied = "no" }: WishlistShareProps) {
  if (shareHref === undefined) return null;
  const take = (event: MouseEvent) => {
    if (!onShare || leadsElsewhere(event)) return;
    event.preventDefault();
    onShare();
  };
  return (
    <div className={styles.share}>
      <Link href={shareHref} onClick={take}>
        <FormattedMessage id="ui.wishlistPanel.share" />
      </Link>
      <output>{copied === "yes" && <FormattedMessage id="ui.wishlistPanel.shared" />}</output>
    </div>
  );
}
