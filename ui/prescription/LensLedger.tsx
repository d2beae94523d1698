import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Truck } from "../icons/Truck.ts";
import { Amount } from "../primitives/Amount.tsx";
import type { AmountValue } from "../primitives/formats.ts";
import * as styles from "./LensLedger.css.ts";

/** A row of the ledger. */
export interface LensLedgerRow {
  /** Identifies the row. */
  readonly code: string;
  readonly label: ReactNode;
  /** A second line, such as what a thinner lens saves. */
  readonly note?: ReactNode;
  /** The gross price. Null for something that is not chosen yet. Zero is "included". */
  readonly price: AmountValue | null;
}

export interface LensLedgerProps {
  /** The picture of the frame, on a stage. */
  picture?: ReactNode;
  /** The name of the frame. */
  name: ReactNode;
  /** Its `TempleMark`. */
  mark?: ReactNode;
  /** The gross price of the frame. */
  framePrice: AmountValue;
  /** What is added to the frame, in order. */
  rows: readonly LensLedgerRow[];
  /** The gross sum of everything that is chosen. */
  total: AmountValue;
  /** The delivery promise, such as the weekday and how long the lenses take. */
  delivery?: ReactNode;
}

/**
 * Renders what glasses with lenses cost while they are being chosen: the frame, each addition and the total. Announces
 * changes of the total. For a cart, use `CartTotals`.
 */
export function LensLedger({ picture, name, mark, framePrice, rows, total, delivery }: LensLedgerProps) {
  return (
    <div className={styles.ledger}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <div className={styles.body}>
        <div className={styles.head}>
          <div>
            <p className={styles.name}>{name}</p>
            {mark}
          </div>
          <p className={styles.price}>
            <Amount value={framePrice} />
          </p>
        </div>
        <dl className={styles.rows}>
          {rows.map(({ code, label, note, price }) => (
            <div key={code} className={styles.row}>
              <dt>
                {label}
                {note !== undefined && <small className={styles.note}>{note}</small>}
              </dt>
              <dd className={styles.price}>
                <RowPrice price={price} />
              </dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>
              <FormattedMessage id="ui.lensLedger.total" />
            </dt>
            <dd className={styles.totalPrice} aria-live="polite">
              <Amount value={total} />
            </dd>
          </div>
        </dl>
        {delivery !== undefined && (
          <div className={styles.delivery}>
            <Truck size={20} />
            <div>{delivery}</div>
          </div>
        )}
      </div>
    </div>
  );
}

function RowPrice({ price }: Pick<LensLedgerRow, "price">) {
  if (price === null) return "–";
  return price.minor === 0 ? <FormattedMessage id="ui.lensChoice.included" /> : <Amount value={price} />;
}
