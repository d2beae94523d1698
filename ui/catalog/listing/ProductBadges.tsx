import { FormattedMessage, useIntl } from "react-intl";
import type { PriceProps } from "../../product/price/Price.tsx";
import { reductionPercent } from "../../product/price/reductionPercent.ts";
import { Badge } from "./Badge.tsx";

const messages = {
  "sold-out": "ui.productBadges.soldOut",
  "super-promotion": "ui.productBadges.superPromotion",
  promotion: "ui.productBadges.promotion",
  new: "ui.productBadges.new",
  bestseller: "ui.productBadges.bestseller",
} as const;

export type ProductBadge = keyof typeof messages;

/** In the order of what a shopper must know first. */
const order: readonly ProductBadge[] = ["sold-out", "super-promotion", "promotion", "new", "bestseller"];

/** More would hide the picture. */
const MOST_BADGES = 2;

export interface ProductBadgesProps {
  /** All that is special; the two most important are shown. */
  badges: readonly ProductBadge[];
  /** A reduction is counted from it. */
  price: PriceProps;
}

/** What is special about a product: two words at most. A promotion that has a percentage needs no word for it. */
export function ProductBadges({ badges, price: { current, lowestOf30Days } }: ProductBadgesProps) {
  const intl = useIntl();
  const percent = (lowestOf30Days && reductionPercent(current, lowestOf30Days)) || 0;
  const words = order.filter((badge) => badges.includes(badge) && !(percent > 0 && badge === "promotion"));
  const isSoldOut = words[0] === "sold-out";
  const reduction = percent > 0 && !isSoldOut && (
    <Badge tone="sale">−{intl.formatNumber(percent / 100, { style: "percent" })}</Badge>
  );
  return (
    <>
      {reduction}
      {words.slice(0, reduction ? MOST_BADGES - 1 : MOST_BADGES).map((badge) => (
        <Badge key={badge} tone={badge === "super-promotion" || badge === "promotion" ? "sale" : "plain"}>
          <FormattedMessage id={messages[badge]} />
        </Badge>
      ))}
    </>
  );
}
