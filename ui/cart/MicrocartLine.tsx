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
  /** How many can be had. */
  available: number;
  /** Why it cannot be ordered as it stands. */
  problem?: LineProblem | null;
  /** What one piece cost before, if that has changed. */
  priceBefore?: AmountValue | null;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** A line of the `Microcart`, with what has become of it since it was put there. */
export function MicrocartLine({
  available,
  problem = null,
  priceBefore = null,
  onQuantity,
  ...line
}: MicrocartLineProps) {
  const isOut = problem !== null && problem.problem !== "too-many";
  return (
    <CartLine
      {...line}
      variant="summary"
      quantityControl={
        isOut ? undefined : (
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
