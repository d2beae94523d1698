import { FormattedMessage } from "react-intl";
import { CircleCheck } from "../icons/CircleCheck.ts";
import { CircleX } from "../icons/CircleX.ts";
import { Clock } from "../icons/Clock.ts";
import { Glasses } from "../icons/Glasses.ts";
import { ShoppingBag } from "../icons/ShoppingBag.ts";
import { Truck } from "../icons/Truck.ts";
import { Undo2 } from "../icons/Undo2.ts";
import { Icon } from "../primitives/Icon.tsx";
import { Text } from "../primitives/Text.tsx";
import { word } from "./OrderStatusWord.css.ts";

/**
 * The status of an order (docs/decisions/product.md#decision-34). In the first one, the shopper still has to confirm
 * the order by a link in an e-mail.
 */
export type OrderStatus =
  | "awaiting_confirmation"
  | "pending"
  | "paid"
  | "in_production"
  | "addressed"
  | "shipped"
  | "completed"
  | "canceled"
  | "refunded";

const looks = {
  awaiting_confirmation: { drawing: Clock, tone: "pending" },
  pending: { drawing: Clock, tone: "pending" },
  paid: { drawing: CircleCheck, tone: "success" },
  in_production: { drawing: Glasses, tone: "ink" },
  addressed: { drawing: ShoppingBag, tone: "ink" },
  shipped: { drawing: Truck, tone: "ink" },
  completed: { drawing: CircleCheck, tone: "success" },
  canceled: { drawing: CircleX, tone: "sale" },
  refunded: { drawing: Undo2, tone: "muted" },
} as const;

const accepted = { drawing: CircleCheck, tone: "ink" } as const;

interface OrderStatusWordProps {
  status: OrderStatus;
  /** Whether the order is paid on delivery, so that it does not wait for a payment at first. @default false */
  isPaidOnDelivery?: boolean;
}

/** Renders an order's status as a word with an icon and a tone. */
export function OrderStatusWord({ status, isPaidOnDelivery = false }: OrderStatusWordProps) {
  const isAccepted = isPaidOnDelivery && status === "pending";
  const { drawing, tone } = isAccepted ? accepted : looks[status];
  return (
    <span className={word}>
      <Icon drawing={drawing} size="sm" tone={tone} />
      <Text as="span" size="sm" tone={tone}>
        <FormattedMessage id={isAccepted ? "ui.orderStatus.onDelivery" : `ui.orderStatus.${status}`} />
      </Text>
    </span>
  );
}
