import { useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { ChevronDown } from "../../icons/ChevronDown.ts";
import { useAfterHydration } from "../../loading/scheduling.ts";
import { Button } from "../../primitives/Button.tsx";
import { HiddenFields, type HiddenFieldsProps } from "./HiddenFields.tsx";
import * as styles from "./SortSelect.css.ts";

export interface SortSelectProps {
  /** The options, with labels that follow "Sortuj:", such as "najnowsze". */
  options: readonly { readonly id: string; readonly label: string }[];
  /** The id of the current order. */
  value: string;
  /** Called with the id of another order. */
  onChange: (id: string) => void;
  /** The name of the query parameter. @default "sort" */
  name?: string;
  /** The URL of the list without its query, for browsers without JavaScript. */
  action: string;
  /** The other query parameters: filters and search, without the page number. */
  otherParameters: HiddenFieldsProps["otherParameters"];
}

/** Renders the choice of a list's order, as a form of its own without JavaScript. */
export function SortSelect({ options, value, onChange, name = "sort", action, otherParameters }: SortSelectProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useAfterHydration(() => {
    if (select.current && select.current.value !== value) onChange(select.current.value);
  });
  return (
    <form className={styles.sort} method="get" action={action} autoComplete="off">
      <HiddenFields otherParameters={otherParameters} />
      <label className={styles.label} htmlFor={id}>
        <FormattedMessage id="ui.sortSelect.label" />
      </label>
      <div className={styles.frame}>
        <select
          ref={select}
          id={id}
          className={styles.select}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} />
      </div>
      <noscript>
        <Button type="submit" variant="line" size="compact">
          <FormattedMessage id="ui.sortSelect.apply" />
        </Button>
      </noscript>
    </form>
  );
}
