import type { FilterOption } from "./filterState.ts";
import { finishClass } from "../listing/FinishDots.tsx";
import { rowDot } from "../listing/FinishDots.css.ts";
import * as styles from "./FilterRow.css.ts";

export interface FilterRowProps {
  /** One of many, or one of several. */
  type: "checkbox" | "radio";
  /** The facet's code. */
  name: string;
  option: Pick<FilterOption, "id" | "label" | "finish"> & { readonly count?: number };
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Metals are painted as wire, since that is how these finishes are sold. */
const metals = new Set(["gold", "silver", "rose-gold", "gunmetal"]);

/** A value to filter by, with how many products it leaves. One that leaves none cannot be chosen, but can be dropped. */
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
