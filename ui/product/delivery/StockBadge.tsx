import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { CircleCheck } from "../../icons/CircleCheck.ts";
import { CircleX } from "../../icons/CircleX.ts";
import { Glasses } from "../../icons/Glasses.ts";
import { History } from "../../icons/History.ts";
import { Info } from "../../icons/Info.ts";
import * as styles from "./StockBadge.css.ts";

/** The earliest and the latest delivery date (ISO 8601, such as 2026-11-24); equal if the date is certain. */
export interface DeliveryDays {
  /** The earliest date. */
  readonly from: string;
  /** The latest date. */
  readonly to: string;
}

/** The availability of a product. `last-pieces` includes the quantity, `back-on` the date. */
export type Stock =
  | { readonly state: "in-stock" | "made-to-order"; readonly delivery?: DeliveryDays }
  | { readonly state: "last-pieces"; readonly pieces: number; readonly delivery?: DeliveryDays }
  | { readonly state: "back-on"; readonly date: string }
  | { readonly state: "sold-out" };

export interface StockBadgeProps {
  /** The availability to show. */
  stock: Stock;
}

const looks = {
  "in-stock": { Icon: CircleCheck, tone: "success" },
  "last-pieces": { Icon: Info, tone: "pending" },
  "made-to-order": { Icon: Glasses, tone: "muted" },
  "back-on": { Icon: History, tone: "pending" },
  "sold-out": { Icon: CircleX, tone: "muted" },
} as const satisfies Record<Stock["state"], object>;

/** Renders whether a product is available and when it arrives, in words and with an icon, never by colour alone. */
export function StockBadge({ stock }: StockBadgeProps) {
  const intl = useIntl();
  const { Icon, tone } = looks[stock.state];
  return (
    <div className={styles.badge}>
      <Icon className={styles.icon({ tone })} />
      <p className={styles.stock({ tone })}>{stockText(intl, stock)}</p>
      {"delivery" in stock && stock.delivery && (
        <p className={styles.delivery}>
          <FormattedMessage {...deliveryText(intl, stock.delivery)} />
        </p>
      )}
    </div>
  );
}

/** A calendar date has no time zone. */
const day = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;

function stockText(intl: IntlShape, stock: Stock): string {
  switch (stock.state) {
    case "in-stock":
      return intl.formatMessage({ id: "ui.stockBadge.inStock" });
    case "last-pieces":
      return intl.formatMessage({ id: "ui.stockBadge.lastPieces" }, { pieces: stock.pieces });
    case "made-to-order":
      return intl.formatMessage({ id: "ui.stockBadge.madeToOrder" });
    case "back-on":
      return intl.formatMessage({ id: "ui.stockBadge.backOn" }, { date: intl.formatDate(stock.date, day) });
    case "sold-out":
      return intl.formatMessage({ id: "ui.stockBadge.soldOut" });
  }
}

/** Returns the message and values for the delivery date. */
function deliveryText(intl: IntlShape, { from, to }: DeliveryDays) {
  const [first, last] = [intl.formatDate(from, day), intl.formatDate(to, day)];
  if (from === to) return { id: "ui.stockBadge.deliveredOn", values: { date: first } } as const;
  return { id: "ui.stockBadge.delivered", values: { from: first, to: last } } as const;
}
