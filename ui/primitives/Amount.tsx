import { useIntl } from "react-intl";
import { amount } from "./Amount.css.ts";
import { formatAmount, type AmountValue } from "./formats.ts";

export interface AmountProps {
  /** In minor units, gross unless the text beside it says net. */
  value: AmountValue;
}

/** Money in the way of the locale: figures of one width, never broken over two lines. Size and weight come from around it. */
export function Amount({ value }: AmountProps) {
  return <span className={amount}>{formatAmount(useIntl(), value)}</span>;
}
