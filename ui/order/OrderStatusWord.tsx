import { FormattedMessage } from "react-intl";
import { CircleCheck } from "../icons/CircleCheck.ts";
import { CircleX } from "../icons/CircleX.ts";
import { Clock } from "../icons/Clock.ts";
import { Glasses } from "../icons/Glasses.ts";
import { Truck } from "../icons/Truck.ts";
import { Undo2 } from "../icons/Undo2.ts";
import { Icon } from "../primitives/Icon.tsx";
import { Text } from "../primitives/Text.tsx";
import { word } from "./OrderStatusWord.css.ts";

/**
 * What an order is known by at the shop (docs/decisions/product.md#decision-34); the first waits for its shopper to
 * confirm it from a mail.
 */
export type OrderStatus =
  | "awaiting_confirmation"
  | "pending"
  | "paid"
  | "in_production"
  | "shipped"
  | "completed"
  | "canceled"
  | "refunded";

const looks = {
  awaiting_confirmation: { drawing: Clock, tone: "pending" },
  pending: { drawing: Clock, tone: "pending" },
  paid: { drawing: CircleCheck, tone: "success" },
  in_production: { drawing: Glasses, tone: "ink" },
  shipped: { drawing: Truck, tone: "ink" },
  completed: { drawing: CircleCheck, tone: "success" },
  canceled: { drawing: CircleX, tone: "sale" },
  refunded: { drawing: Undo2, tone: "muted" },
} as const;

/** An order's status in a word, with its icon and tone. */
export function OrderStatusWord({ status }: { status: OrderStatus }) {
  const { drawing, tone } = looks[status];
  return (
    <span className={word}>
      <Icon drawing={drawing} size="sm" tone={tone} />
      <Text as="span" size="sm" tone={tone}>
        <FormattedMessage id={`ui.orderStatus.${status}`} />
      </Text>
    </span>
  );
}
