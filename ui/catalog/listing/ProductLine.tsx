import type { ReactNode } from "react";
import { Stage } from "../../eyewear/Stage.tsx";
import { Skeleton } from "../../feedback/Skeleton.tsx";
import { Link } from "../../primitives/Link.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import { Price, type PriceProps } from "../../product/price/Price.tsx";
import * as styles from "./ProductLine.css.ts";

/** What a list of products says of each. */
export interface LineProduct {
  /** Leads to its page, and names its controls. */
  readonly name: string;
  /** What it is, in words: "Halny, panto". */
  readonly kind?: ReactNode;
  /** The temple mark of a frame. */
  readonly mark?: ReactNode;
  /** Its page. */
  readonly href: string;
  /** Laid on a square stage; decorative, since the name stands beside it. */
  readonly picture: ReactNode;
  /** With the lowest of 30 days, where it is reduced. */
  readonly price: PriceProps;
}

export interface ProductLineProps {
  product: LineProduct;
  /** Whether it can be had. */
  stock: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** One product of a `ProductLines`: picture, what it is and costs, and what can be done with it beside or below. */
export function ProductLine({ product, stock, children }: ProductLineProps) {
  const { name, kind, mark, href, picture, price } = product;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Stage ratio="square" radius="control">
          {picture}
        </Stage>
      </div>
      <div className={styles.about}>
        <p className={styles.name}>
          <Link variant="quiet" href={href}>
            {name}
          </Link>
        </p>
        {kind !== undefined && <p className={styles.detail}>{kind}</p>}
        {mark !== undefined && <p className={styles.detail}>{mark}</p>}
        <div className={styles.price}>
          <Price {...price} />
        </div>
        {stock}
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

export const ProductLines = ({ children }: { children: ReactNode }) => (
  // Without markers, Safari takes a list for none.
  <ul className={styles.lines} role="list">
    {children}
  </ul>
);

/** Holds the place of three lines; what is on its way is said to those who do not see it. */
export const AwaitedLines = ({ said }: { said: ReactNode }) => (
  <>
    <output>
      <VisuallyHidden>{said}</VisuallyHidden>
    </output>
    <div className={styles.lines} aria-hidden="true">
      {["first", "second", "third"].map((place) => (
        <div key={place} className={styles.line}>
          <div className={styles.picture}>
            <Skeleton shape="picture" ratio="square" />
          </div>
          <div className={styles.about}>
            <Skeleton shape="line" length="short" />
            <Skeleton shape="line" length="long" />
            <Skeleton shape="line" length="short" />
          </div>
        </div>
      ))}
    </div>
  </>
);
