import type { ReactNode } from "react";
import { Amount } from "../../primitives/Amount.tsx";
import type { AmountValue } from "../../primitives/formats.ts";
import { total } from "./ChosenTotal.css.ts";

export interface ChosenTotalProps {
  /** The label of the total. */
  label: ReactNode;
  /** The total. */
  value: AmountValue;
}

/** Renders the total of what is chosen, and announces changes. */
export const ChosenTotal = ({ label, value }: ChosenTotalProps) => (
  <output className={total}>
    <span>{label}</span>
    <Amount value={value} />
  </output>
);
