import { useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { ChevronDown } from "../../icons/ChevronDown.ts";
import { useTakenOver } from "../../loading/scheduling.ts";
import { Button } from "../../primitives/Button.tsx";
import { KeptFields, type KeptFieldsProps } from "./KeptFields.tsx";
import * as styles from "./SortSelect.css.ts";

export interface SortSelectProps {
  /** Such as "najnowsze": it stands behind "Sortuj:". */
  options: readonly { readonly id: string; readonly label: string }[];
  /** The id of the order that the list is in. */
  value: string;
  /** Another order is wanted, by its id. */
  onChange: (id: string) => void;
  /** The name in the address. @default "sort" */
  name?: string;
  /** The address of the list without its query, for browsers without script. */
  action: string;
  /** What else the address says: filters and search, not the page. */
  keep: KeptFieldsProps["keep"];
}

/** The order of a list; a form of its own where there is no script. */
export function SortSelect({ options, value, onChange, name = "sort", action, keep }: SortSelectProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useTakenOver(() => {
    if (select.current && select.current.value !== value) onChange(select.current.value);
  });
  return (
    <form className={styles.sort} method="get" action={action} autoComplete="off">
      <KeptFields keep={keep} />
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
