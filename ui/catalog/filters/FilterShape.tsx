import type { FilterOption } from "./filterState.ts";
import * as styles from "./FilterShape.css.ts";
import filterFaces from "./filterFaces.svg?no-inline";
import filterShapes from "./filterShapes.svg";

export interface FilterShapeProps {
  /** Whether it is the shape of a frame or of a face. */
  of: "shape" | "face";
  /** The code of the filter. */
  name: string;
  /** The option, whose id is the name of the shape. */
  option: FilterOption;
  /** Whether the option is chosen. */
  isChosen: boolean;
  /** Called when the option is chosen or removed. */
  onChange: (isChosen: boolean) => void;
}

/** The URLs of the outlines. They are separate files, because inline they would make up a tenth of a list page. */
const drawings = { shape: filterShapes, face: filterFaces };

/** Renders a shape to filter by, with its drawing and name. */
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
