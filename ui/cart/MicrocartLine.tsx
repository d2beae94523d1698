import { QuantityStepper } from "../forms/QuantityStepper.tsx";
import type { AmountValue } from "../primitives/formats.ts";
import { CartLine, type CartLineProps } from "./CartLine.tsx";
import { type LineProblem, LineProblems } from "./LineProblems.tsx";

export interface MicrocartLineProps extends Pick<
  CartLineProps,
  | "name"
  | "href"
  | "picture"
  | "mark"
  | "options"
  | "quantity"
  | "unitPrice"
  | "rowTotal"
  | "discount"
  | "pending"
  | "confirmRemoval"
  | "children"
> {
  /** The available quantity, in pieces. */
  available: number;
  /** Why the line cannot be ordered as it stands; null if it can. */
  problem?: LineProblem | null;
  /** The previous price of one piece, if it has changed. */
  priceBefore?: AmountValue | null;
  /** Called with the new quantity. */
  onQuantity: (quantity: number) => void;
  /** Called to remove the line. */
  onRemove: () => void;
}

/** Renders a line of the `Microcart`, with any changes since it was added. */
export function MicrocartLine({
  available,
  problem = null,
  priceBefore = null,
  onQuantity,
  ...line
}: MicrocartLineProps) {
  const isUnavailable = problem !== null && problem.problem !== "too-many";
  return (
    <CartLine
      {...line}
      variant="summary"
      quantityControl={
        isUnavailable ? undefined : (
          <QuantityStepper product={line.name} value={line.quantity} available={available} onChange={onQuantity} />
        )
      }
      notice={
        (problem || priceBefore) && (
          <LineProblems
            name={line.name}
            problem={problem}
            onAccept={onQuantity}
            priceBefore={priceBefore}
            price={line.unitPrice}
          />
        )
      }
    />
  );
}
