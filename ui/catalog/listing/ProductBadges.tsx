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

/** What a badge can say about a product. */
export type ProductBadge = keyof typeof messages;

/** All badges, the most important to the shopper first. */
const byImportance: readonly ProductBadge[] = ["sold-out", "super-promotion", "promotion", "new", "bestseller"];

/** The maximum number of badges. More would hide the picture. */
const MAX_BADGES = 2;

export interface ProductBadgesProps {
  /** All badges of the product; the two most important are shown. */
  badges: readonly ProductBadge[];
  /** The price, from which the percentage of a reduction is calculated. */
  price: PriceProps;
}

/** Renders at most two badges of a product. The percentage of a reduction counts as one and replaces `promotion`. */
export function ProductBadges({ badges, price: { current, lowestOf30Days } }: ProductBadgesProps) {
  const intl = useIntl();
  const percent = (lowestOf30Days && reductionPercent(current, lowestOf30Days)) || 0;
  const shown = byImportance.filter((badge) => badges.includes(badge) && !(percent > 0 && badge === "promotion"));
  const isSoldOut = shown[0] === "sold-out";
  const reduction = percent > 0 && !isSoldOut && (
    <Badge tone="sale">−{intl.formatNumber(percent / 100, { style: "percent" })}</Badge>
  );
  return (
    <>
      {reduction}
      {shown.slice(0, reduction ? MAX_BADGES - 1 : MAX_BADGES).map((badge) => (
        <Badge key={badge} tone={badge === "super-promotion" || badge === "promotion" ? "sale" : "plain"}>
          <FormattedMessage id={messages[badge]} />
        </Badge>
      ))}
    </>
  );
}
