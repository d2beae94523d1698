import type { ReactNode } from "react";
import { Stage } from "../eyewear/Stage.tsx";
import { FinishDots, type FinishDotsProps } from "./FinishDots.tsx";
import * as styles from "./ProductCard.css.ts";
import { WidthLine, type WidthLineProps } from "./WidthLine.tsx";

export interface ProductCardProps {
  href: string;
  name: string;
  /** Where the name stands among the page's headings. @default 3 */
  level?: 2 | 3;
  /** Laid on a 3:4 stage; decorative, since the name stands below. */
  picture: ReactNode;
  /** A `Price`. */
  price: ReactNode;
  /** Brand and shape in words, such as "Halny, panto". */
  kind?: ReactNode;
  /** The temple mark of the size that is shown. */
  mark?: ReactNode;
  /** `Badge`s. */
  badges?: ReactNode;
  finishes?: FinishDotsProps["finishes"];
  /** Drawn on the picture while the card is pointed at. */
  measure?: WidthLineProps;
}

/** A product on the shelf; the whole card is its link. To be put into a `ProductGrid`. */
export function ProductCard({
  href,
  name,
  level = 3,
  picture,
  price,
  kind,
  mark,
  badges,
  finishes,
  measure,
}: ProductCardProps) {
  const Name = `h${level}` as const;
  return (
    <li className={styles.card}>
      <Name className={styles.name}>
        <a className={styles.link} href={href}>
          {name}
        </a>
      </Name>
      <div className={styles.stage}>
        <Stage>
          {picture}
          {measure && (
            <div className={styles.measure}>
              <WidthLine {...measure} />
            </div>
          )}
        </Stage>
        {badges === undefined ? null : <div className={styles.badges}>{badges}</div>}
      </div>
      {finishes && finishes.length > 0 && (
        <div className={styles.dots}>
          <FinishDots finishes={finishes} />
        </div>
      )}
      {kind === undefined ? null : <p className={styles.kind}>{kind}</p>}
      {mark === undefined ? null : <p className={styles.mark}>{mark}</p>}
      <div className={styles.price}>{price}</div>
    </li>
  );
}
