import type { ReactNode } from "react";
import { ArrowRight } from "../../icons/ArrowRight.ts";
import * as styles from "./CategoryDoors.css.ts";

export interface CategoryDoor {
  /** Of the category. */
  readonly href: string;
  /** The link, and what a heading says. */
  readonly name: string;
  /** How much is behind it, such as "412 oprawek". */
  readonly note?: ReactNode;
  /** 1170:850 and without a ground of its own; decorative. */
  readonly picture?: ReactNode;
}

export interface CategoryDoorsProps {
  /** Two to four: they share one row on the desktop, and stand two by two on phones. */
  doors: readonly CategoryDoor[];
  /** Where their names stand among the page's headings. @default 2 */
  level?: 2 | 3;
}

/** The ways into the catalogue on one continuous stage, from edge to edge of the page. */
export function CategoryDoors({ doors, level = 2 }: CategoryDoorsProps) {
  const Name = `h${level}` as const;
  return (
    <div className={styles.stage}>
      {/* Without markers, Safari takes a list for none. */}
      <ul className={styles.doors} role="list">
        {doors.map(({ href, name, note, picture }) => (
          <li key={href} className={styles.door}>
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
