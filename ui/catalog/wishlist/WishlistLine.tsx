import { type LineProduct, ProductLine } from "../listing/ProductLine.tsx";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button.tsx";
import { Link } from "../../primitives/Link.tsx";
import * as styles from "./WishlistPanel.css.ts";

/** A product on a wishlist. */
export interface WishlistItem extends LineProduct {
  /** Its sku, by which a wishlist knows it (docs/specification/catalogue.md#list-35). */
  readonly id: string;
  /** It can be put into the cart at once, has variants to choose from on its page, or cannot be had. */
  readonly buying: "at-once" | "choose" | "sold-out";
}

export interface WishlistLineProps {
  item: WishlistItem;
  /** It is on its way into the cart. */
  isMoving: boolean;
  onMove: () => void;
  onRemove: () => void;
}

/** One thing on the wishlist. */
export function WishlistLine({ item, isMoving, onMove, onRemove }: WishlistLineProps) {
  const intl = useIntl();
  const { name, href, buying } = item;
  return (
    <ProductLine
      product={item}
      stock={
        <p className={styles.stock[buying === "sold-out" ? "out" : "in"]}>
          <FormattedMessage id={buying === "sold-out" ? "ui.productBadges.soldOut" : "ui.wishlistPanel.inStock"} />
        </p>
      }
    >
      {buying === "at-once" && (
        <Button
          variant="line"
          size="compact"
          pending={isMoving}
          aria-label={intl.formatMessage({ id: "ui.wishlistPanel.moveNamed" }, { name })}
          onClick={onMove}
        >
          <FormattedMessage id="ui.wishlistPanel.move" />
        </Button>
      )}
      {buying === "choose" && (
        <Link
          variant="line"
          size="compact"
          href={href}
          aria-label={intl.formatMessage({ id: "ui.wishlistPanel.chooseNamed" }, { name })}
        >
          <FormattedMessage id="ui.wishlistPanel.choose" />
        </Link>
      )}
      <Button
        variant="text"
        size="compact"
        data-removal
        aria-label={intl.formatMessage({ id: "ui.wishlistPanel.removeNamed" }, { name })}
        onClick={onRemove}
      >
        <FormattedMessage id="ui.wishlistPanel.remove" />
      </Button>
    </ProductLine>
  );
}

/** Stands where a line was, until another one goes: it can be had back, and has the focus. */
export function WishlistRemoved({ name, onUndo }: { name: string; onUndo: () => void }) {
  const intl = useIntl();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={styles.removed}>
      <output>
        <FormattedMessage id="ui.wishlistPanel.removed" values={{ name }} />
      </output>
      <Button
        ref={undo}
        variant="text"
        size="compact"
        aria-label={intl.formatMessage({ id: "ui.wishlistPanel.undoNamed" }, { name })}
        onClick={onUndo}
      >
        <FormattedMessage id="ui.wishlistPanel.undo" />
      </Button>
    </li>
  );
}
