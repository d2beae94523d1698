import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { FieldError } from "../../forms/Field.tsx";
import { QuantityStepper } from "../../forms/QuantityStepper.tsx";
import * as styles from "./GroupedProducts.css.ts";
import { type LineProduct, ProductLine } from "../../catalog/listing/ProductLine.tsx";
import { type Stock, StockBadge } from "../delivery/StockBadge.tsx";

/** A product of a group, with its texts and picture. */
export interface GroupedProductItem extends LineProduct {
  /** The SKU. */
  readonly id: string;
  /** The availability to show. */
  readonly stock: Stock;
  /** The available quantity, in pieces; 0 if it cannot be ordered. */
  readonly available: number;
}

/** Why the server refused a product of the group. Each product is checked separately. */
export type GroupRefusal =
  | { readonly reason: "too-many"; readonly available: number }
  | { readonly reason: "sold-out" | "price-unknown" | "failed" };

export interface GroupedProductProps {
  /** The product. */
  product: GroupedProductItem;
  /** The chosen quantity. */
  quantity: number;
  /** Why it cannot be added; null if it can. */
  refusal: GroupRefusal | null;
  /** Called with the new quantity. */
  onQuantity: (quantity: number) => void;
}

/** Renders one product of a group with its quantity, or why it cannot be ordered. */
export function GroupedProduct({ product, quantity, refusal, onQuantity }: GroupedProductProps) {
  const reasonId = useId();
  const { name, stock, available } = product;
  return (
    <ProductLine
      product={product}
      stock={
        <div className={styles.stock}>
          <StockBadge stock={stock} />
        </div>
      }
    >
      {available > 0 ? (
        <fieldset className={styles.order} aria-describedby={refusal ? reasonId : undefined} aria-label={name}>
          <QuantityStepper product={name} value={quantity} available={available} minimum={0} onChange={onQuantity} />
          {refusal && (
            <FieldError id={reasonId}>
              <Reason refusal={refusal} />
            </FieldError>
          )}
        </fieldset>
      ) : (
        <p className={styles.unavailable}>
          <FormattedMessage id="ui.groupedProducts.unavailable" />
        </p>
      )}
    </ProductLine>
  );
}

const Reason = ({ refusal }: { refusal: GroupRefusal }) =>
  refusal.reason === "too-many" ? (
    <FormattedMessage id="ui.quantityStepper.tooMany" values={{ available: refusal.available }} />
  ) : (
    <FormattedMessage id={reasons[refusal.reason]} />
  );

const reasons = {
  "sold-out": "ui.groupedProducts.soldOut",
  "price-unknown": "ui.groupedProducts.priceUnknown",
  failed: "ui.groupedProducts.notAdded",
} as const satisfies Record<Exclude<GroupRefusal["reason"], "too-many">, string>;
