import type { ReactNode } from "react";
import { ArrowRight } from "../../icons/ArrowRight.ts";
import * as styles from "./CategoryTiles.css.ts";

/** A category to link to. */
export interface CategoryTile {
  /** The page of the category. */
  readonly href: string;
  /** The text of the link and heading. */
  readonly name: string;
  /** The size of the category, such as "412 oprawek". */
  readonly note?: ReactNode;
  /** A decorative picture of 1170:850 with a transparent background. */
  readonly picture?: ReactNode;
}

export interface CategoryTilesProps {
  /** Two to four categories: in one row on the desktop, two per row on phones. */
  tiles: readonly CategoryTile[];
  /** The heading level of the names. @default 2 */
  level?: 2 | 3;
}

/** Renders links to the main categories on one stage, from edge to edge of the page. */
export function CategoryTiles({ tiles, level = 2 }: CategoryTilesProps) {
  const Name = `h${level}` as const;
  return (
    <div className={styles.stage}>
      {/* Without markers, Safari ignores the list semantics unless `role` is set. */}
      <ul className={styles.tiles} role="list">
        {tiles.map(({ href, name, note, picture }) => (
          <li key={href} className={styles.tile}>
            <Name className={styles.name}>
              <ArrowRight className={styles.arrow} size={20} />
              <a className={styles.link} href={href}>
                {name}
              </a>
            </Name>
            {note !== undefined && <p className={styles.note}>{note}</p>}
            <div className={styles.picture}>{picture}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}
