import type { ReactNode } from "react";
import { Amount } from "../../primitives/Amount.tsx";
import type { AmountValue } from "../../primitives/formats.ts";
import { total } from "./ChosenTotal.css.ts";

export interface ChosenTotalProps {
  label: ReactNode;
  value: AmountValue;
}

/** What is chosen costs together; said again whenever it changes. */
export const ChosenTotal = ({ label, value }: ChosenTotalProps) => (
  <output className={total}>
    <span>{label}</span>
    <Amount value={value} />
  </output>
);
