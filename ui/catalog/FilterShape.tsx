import type { FilterOption } from "./filterFacet.ts";
import * as styles from "./FilterShape.css.ts";
import { filterShapeOutlines } from "./filterShapeOutlines.ts";

export interface FilterShapeProps {
  /** The facet's code. */
  name: string;
  /** Its id is a shape. */
  option: FilterOption;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

const outlines: Readonly<Record<string, string | undefined>> = filterShapeOutlines;

/** A shape of frame to filter by, drawn and named. */
export function FilterShape({ name, option, isChosen, onChange }: FilterShapeProps) {
  const { id, label, count } = option;
  const outline = outlines[id];
  return (
    <label className={styles.tile}>
      <input
        type="checkbox"
        className={styles.input}
        name={name}
        value={id}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={(event) => onChange(event.target.checked)}
      />
      <svg className={styles.drawing} viewBox="-72 -34 144 68" aria-hidden="true">
        <path d={outline} />
        <path d={outline} transform="scale(-1 1)" />
      </svg>
      <span className={styles.label}>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
