import type { FilterOption } from "./filterState.ts";
import * as styles from "./FilterShape.css.ts";
import filterFaces from "./filterFaces.svg?no-inline";
import filterShapes from "./filterShapes.svg";

export interface FilterShapeProps {
  /** Of a frame, or of a face. */
  of: "shape" | "face";
  /** The facet's code. */
  name: string;
  /** Its id is a shape. */
  option: FilterOption;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** A file of its own: in the page the outlines would be a tenth of a list. */
const drawings = { shape: filterShapes, face: filterFaces };

/** A shape to filter by, drawn and named. */
export function FilterShape({ of, name, option, isChosen, onChange }: FilterShapeProps) {
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
      <svg className={styles.drawing[of]} aria-hidden="true">
        <use href={`${drawings[of]}#${id}`} />
      </svg>
      <span className={styles.label}>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
