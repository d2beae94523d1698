import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Stage } from "../eyewear/Stage.tsx";
import { Amount } from "../primitives/Amount.tsx";
import type { AmountValue } from "../primitives/formats.ts";
import { Link } from "../primitives/Link.tsx";
import * as styles from "./CartLine.css.ts";
import { LineRemoval } from "./LineRemoval.tsx";

export interface CartLineProps {
  /** `page` on the cart page, `summary` beside the checkout and in orders. @default "page" */
  variant?: "page" | "summary";
  name: string;
  /** The product's page with this variant selected; left out when it no longer exists. */
  href?: string | undefined;
  /** Laid on a square stage; decorative, since the name stands beside it. */
  picture: ReactNode;
  /** The temple mark of a frame. */
  mark?: ReactNode;
  /** What was chosen, in words. */
  options?: readonly { readonly label: string; readonly value: string }[];
  quantity: number;
  /** Changes the quantity; left out, the quantity is text. */
  quantityControl?: ReactNode;
  /** Gross, for one piece. */
  unitPrice: AmountValue;
  /** Gross, for all pieces, before the discount. */
  rowTotal: AmountValue;
  /** What is taken off the row; a negative amount. */
  discount?: AmountValue | null;
  /** A change of it is on its way: the old figures stay, quieter. */
  pending?: boolean;
  /** What has become of the line; `LineProblems`. */
  notice?: ReactNode;
  /** Removes the line; where the focus goes then is the page's. Left out, the line stays. */
  onRemove?: () => void;
  /** Asks before the line is removed. @default true */
  confirmRemoval?: boolean;
  /** What else belongs to it, such as lenses and their prescription. */
  children?: ReactNode;
}

/** One thing that is bought. To be put into `CartLines`. */
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
  const each = quantity > 1 && (
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
              {options.map(({ label, value }) => (
                <span key={label} className={styles.option({ variant })}>
                  <FormattedMessage id="ui.cartLine.option" values={{ label, value }} />
                </span>
              ))}
            </p>
          )}
          {quantityControl === undefined && (
            <p>
              <FormattedMessage id="ui.cartLine.quantity" values={{ quantity }} />
              {each && <>, {each}</>}
            </p>
          )}
          {children}
        </div>
      </div>
      <div className={styles.price({ variant, pending })}>
        <p className={styles.rowTotal}>
          <Amount value={rowTotal} />
        </p>
        {quantityControl !== undefined && each && <p className={styles.besidePrice}>{each}</p>}
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
          {onRemove && <LineRemoval name={name} asks={confirmRemoval} onRemove={onRemove} />}
        </div>
      )}
    </li>
  );
}

export interface CartLinesProps {
  /** Names the list where no heading above it does. */
  label?: string;
  /** `CartLine`s. */
  children: ReactNode;
}

/** The things that are bought, between hairlines. */
export function CartLines({ label, children }: CartLinesProps) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {children}
    </ul>
  );
}
