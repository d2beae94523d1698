import type { FilterOption } from "./filterFacet.ts";
import * as styles from "./FilterShape.css.ts";
import filterShapes from "./filterShapes.svg";

export interface FilterShapeProps {
  /** The facet's code. */
  name: string;
  /** Its id is a shape. */
  option: FilterOption;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** A shape of frame to filter by, drawn and named. */
export function FilterShape({ name, option, isChosen, onChange }: FilterShapeProps) {
  const { id, label, count } = option;
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
      <svg className={styles.drawing} aria-hidden="true">
        {/* A file of its own: in the page the outlines would be a tenth of a list. */}
        <use href={`${filterShapes}#${id}`} />
      </svg>
      <span className={styles.label}>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
