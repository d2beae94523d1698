import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Stage } from "../eyewear/Stage.tsx";
import { Amount } from "../primitives/Amount.tsx";
import type { AmountValue } from "../primitives/formats.ts";
import { Link } from "../primitives/Link.tsx";
import { isNamedByValue } from "../rules/text.ts";
import * as styles from "./CartLine.css.ts";
import { LineRemoval } from "./LineRemoval.tsx";

export interface CartLineProps {
  /** `page` on the cart page, `summary` beside the checkout and in orders. @default "page" */
  variant?: "page" | "summary";
  /** The product's name. */
  name: string;
  /** The product page with this variant selected; left out if the product no longer exists. */
  href?: string | undefined;
  /** The picture, shown on a square stage. Decorative: the name is next to it. */
  picture: ReactNode;
  /** The frame's `TempleMark`. */
  mark?: ReactNode;
  /** The chosen options as text. */
  options?: readonly { readonly label: string; readonly value: string }[];
  /** The number of pieces. */
  quantity: number;
  /** The control that changes the quantity; left out, the quantity is plain text. */
  quantityControl?: ReactNode;
  /** The gross price of one piece. */
  unitPrice: AmountValue;
  /** The gross price of all pieces, before the discount. */
  rowTotal: AmountValue;
  /** The discount on the line, as a negative amount. */
  discount?: AmountValue | null;
  /** Whether a change is being saved; the previous figures stay, muted. @default false */
  pending?: boolean;
  /** A notice about the line, such as `LineProblems`. */
  notice?: ReactNode;
  /** Called to remove the line; the page then moves the focus. Left out, there is no remove button. */
  onRemove?: () => void;
  /** Whether removing needs a confirmation. @default true */
  confirmRemoval?: boolean;
  /** Further details, such as lenses and their prescription. */
  children?: ReactNode;
}

/** Renders one line of a cart or an order, inside `CartLines`. */
export function CartLine({
  variant = "page",
  name,
  href,
  picture,
  mark,
  options,
  quantity,
  quantityControl,
  unitPrice,
  rowTotal,
  discount,
  pending = false,
  notice,
  onRemove,
  confirmRemoval = true,
  children,
}: CartLineProps) {
  const perPiece = quantity > 1 && (
    <FormattedMessage id="ui.cartLine.each" values={{ price: <Amount key="price" value={unitPrice} /> }} />
  );
  return (
    <li className={styles.line({ variant })} aria-busy={pending || undefined}>
      <div className={styles.picture}>
        <Stage ratio="square" radius="control">
          {picture}
        </Stage>
      </div>
      <div className={styles.about}>
        <p className={styles.name({ variant })}>
          {href === undefined ? (
            name
          ) : (
            <Link variant="quiet" href={href}>
              {name}
            </Link>
          )}
        </p>
        <div className={styles.details({ variant })}>
          {mark}
          {options && options.length > 0 && (
            <p>
              {options.map((option) => (
                <span key={option.label} className={styles.option({ variant })}>
                  {isNamedByValue(option) ? (
                    option.value
                  ) : (
                    <FormattedMessage id="ui.cartLine.option" values={{ label: option.label, value: option.value }} />
                  )}
                </span>
              ))}
            </p>
          )}
          {quantityControl === undefined && (
            <p>
              <FormattedMessage id="ui.cartLine.quantity" values={{ quantity }} />
              {perPiece && <>, {perPiece}</>}
            </p>
          )}
          {children}
        </div>
      </div>
      <div className={styles.price({ variant, pending })}>
        <p className={styles.rowTotal}>
          <Amount value={rowTotal} />
        </p>
        {quantityControl !== undefined && perPiece && <p className={styles.besidePrice}>{perPiece}</p>}
        {discount && discount.minor !== 0 && (
          <p className={styles.discount}>
            <FormattedMessage id="ui.cartLine.discount" values={{ amount: <Amount key="amount" value={discount} /> }} />
          </p>
        )}
      </div>
      {notice ? <div className={styles.notice}>{notice}</div> : null}
      {(quantityControl !== undefined || onRemove) && (
        <div className={styles.actions({ variant })}>
          {quantityControl}
          {onRemove && <LineRemoval name={name} needsConfirmation={confirmRemoval} onRemove={onRemove} />}
        </div>
      )}
    </li>
  );
}

export interface CartLinesProps {
  /** The accessible name of the list; needed where no heading precedes it. */
  label?: string;
  /** `CartLine` elements. */
  children: ReactNode;
}

/** Renders the lines of a cart or an order, divided by hairlines. */
export function CartLines({ label, children }: CartLinesProps) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {children}
    </ul>
  );
}
