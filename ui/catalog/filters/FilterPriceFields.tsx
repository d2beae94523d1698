import { type KeyboardEvent, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { AmountValue } from "../../primitives/formats.ts";
import { formatTypedPrices, type TypedPrices } from "./filterState.ts";
import * as styles from "./FilterPriceFields.css.ts";

export interface FilterPriceFieldsProps {
  /** The prices in the fields at first; null for an empty field. */
  value: TypedPrices;
  /** The currency of the prices. */
  currency: AmountValue["currency"];
  /** Called with the prices as in the URL, or an empty list if both fields are empty. */
  onChange: (chosen: readonly string[]) => void;
}

/** A price is a whole number of at most six digits, in which a space may group thousands. */
const pattern = /^\d{1,6}$/;

/** Reads a field: null if it is empty, undefined if it is not a price. */
function readPrice(text: string): number | null | undefined {
  const digits = text.replace(/\s/gu, "");
  if (digits === "") return null;
  return pattern.test(digits) ? Number(digits) : undefined;
}

const ends = ["from", "to"] as const;

const textsOf = ({ from, to }: TypedPrices) => ({ from: String(from ?? ""), to: String(to ?? "") });

/**
 * Renders the two fields of a price filter. They take effect on Enter or when one is left. Prices that cannot be read, or
 * a lower end above the upper one, stay in the fields and are explained.
 */
export function FilterPriceFields({ value, currency, onChange }: FilterPriceFieldsProps) {
  const intl = useIntl();
  const errorId = useId();
  const [texts, setTexts] = useState(textsOf(value));
  const [invalid, setInvalid] = useState<readonly ("from" | "to")[]>([]);
  // Other prices, such as those of a range, replace what the fields hold, also text that was not accepted.
  const [shown, setShown] = useState(value);
  if (shown.from !== value.from || shown.to !== value.to) {
    setShown(value);
    setTexts(textsOf(value));
    setInvalid([]);
  }
  const isReversed = invalid.length === ends.length && ends.every((end) => readPrice(texts[end]) !== undefined);

  function commit() {
    const prices = { from: readPrice(texts.from), to: readPrice(texts.to) };
    const { from, to } = prices;
    const unread = ends.filter((end) => prices[end] === undefined);
    setInvalid(unread);
    if (from === undefined || to === undefined) return;
    if (from !== null && to !== null && from > to) return setInvalid(ends);
    if (from === value.from && to === value.to) return;
    onChange(from === null && to === null ? [] : [formatTypedPrices({ from, to })]);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    // Enter would submit the surrounding form.
    event.preventDefault();
    commit();
  }

  const unit = intl
    .formatNumberToParts(0, { style: "currency", currency })
    .find(({ type }) => type === "currency")?.value;
  return (
    <div className={styles.withScript}>
      <div className={styles.fields}>
        {ends.map((end) => (
          <label key={end} className={styles.field}>
            <span className={styles.label}>
              <FormattedMessage id={end === "from" ? "ui.filterPrice.fromField" : "ui.filterPrice.toField"} />
            </span>
            <input
              className={styles.input}
              inputMode="numeric"
              autoComplete="off"
              aria-invalid={invalid.includes(end) || undefined}
              aria-describedby={invalid.includes(end) ? errorId : undefined}
              value={texts[end]}
              onChange={({ target }) => setTexts({ ...texts, [end]: target.value })}
              onBlur={commit}
              onKeyDown={handleKey}
            />
            <span aria-hidden="true">{unit}</span>
          </label>
        ))}
      </div>
      <p id={errorId} className={styles.error} role="alert">
        {invalid.length > 0 && (
          <FormattedMessage id={isReversed ? "ui.filterPrice.reversed" : "ui.filterPrice.notAPrice"} />
        )}
      </p>
    </div>
  );
}
