import type { FilterOption } from "./filterState.ts";
import { finishClass } from "../listing/FinishDots.tsx";
import { rowDot } from "../listing/FinishDots.css.ts";
import * as styles from "./FilterRow.css.ts";

export interface FilterRowProps {
  /** `radio` for one value, `checkbox` for several. */
  type: "checkbox" | "radio";
  /** The code of the filter. */
  name: string;
  /** The option; without `count`, no number is shown. */
  option: Pick<FilterOption, "id" | "label" | "finish"> & { readonly count?: number };
  /** Whether the option is chosen. */
  isChosen: boolean;
  /** Called when the option is chosen or removed. */
  onChange: (isChosen: boolean) => void;
}

/** The finishes whose dots have the gloss of metal, since products in these finishes are made of it. */
const metals = new Set(["gold", "silver", "rose-gold", "gunmetal"]);

/**
 * Renders a filter option with its number of products. An option without products cannot be chosen, but can be removed.
 */
export function FilterRow({ type, name, option, isChosen, onChange }: FilterRowProps) {
  const { id, label, count, finish } = option;
  const dot = finish && `${rowDot} ${finishClass(finish, metals.has(finish) ? "metal" : "acetate")}`;
  return (
    <label className={finish ? styles.dotRow : styles.row}>
      <input
        type={type}
        className={dot ?? styles.mark[type]}
        name={name}
        value={id}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.label}>{label}</span>
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </label>
  );
}
