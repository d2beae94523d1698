import { type LineProduct, ProductLine } from "../listing/ProductLine.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button.tsx";
import { Link } from "../../primitives/Link.tsx";
import * as styles from "./WishlistPanel.css.ts";

/** A product on a wishlist. */
export interface WishlistItem extends LineProduct {
  /** The SKU, which identifies it on the wishlist (docs/specification/catalogue.md#list-35). */
  readonly id: string;
  /** `at-once` can be moved to the cart here, `choose` needs a choice of variant on its page. */
  readonly buying: "at-once" | "choose" | "sold-out";
  /** Another control, such as a `CompareToggle`. */
  readonly control?: ReactNode;
}

export interface WishlistLineProps {
  /** The product to show. */
  item: WishlistItem;
  /** Whether it is being moved to the cart. */
  isMoving: boolean;
  /** Called to move the product to the cart. */
  onMove: () => void;
  /** Called to remove the product from the wishlist. */
  onRemove: () => void;
}

/** Renders one product of the wishlist. */
export function WishlistLine({ item, isMoving, onMove, onRemove }: WishlistLineProps) {
  const intl = useIntl();
  const { name, href, buying, control } = item;
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
      {control}
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

/** Renders a note in place of a removed line, with a button to undo the removal, which takes the focus. */
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
