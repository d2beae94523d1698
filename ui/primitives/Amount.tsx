import { useIntl } from "react-intl";
import { amount } from "./Amount.css.ts";
import { type AmountFormat, formatAmount, type AmountValue } from "./formats.ts";

export interface AmountProps extends AmountFormat {
  /** The amount in minor units; gross unless the text beside it says net. */
  value: AmountValue;
}

/**
 * Renders an amount of money in the locale's format, with tabular figures and no line break. Inherits size and weight.
 */
export function Amount({ value, ...format }: AmountProps) {
  return <span className={amount}>{formatAmount(useIntl(), value, format)}</span>;
}
