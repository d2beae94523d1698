import type { ReactNode } from "react";
import { Stage } from "../../eyewear/Stage.tsx";
import { Skeleton } from "../../feedback/Skeleton.tsx";
import { Link } from "../../primitives/Link.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import { Price, type PriceProps } from "../../product/price/Price.tsx";
import * as styles from "./ProductLine.css.ts";

/** A product in a list of lines. */
export interface LineProduct {
  /** The product's name: the text of its link and part of its controls' accessible names. */
  readonly name: string;
  /** The kind of product, such as "Halny, panto". */
  readonly kind?: ReactNode;
  /** The frame's `TempleMark`. */
  readonly mark?: ReactNode;
  /** The product's page. */
  readonly href: string;
  /** The picture, shown on a square stage. Decorative: the name is next to it. */
  readonly picture: ReactNode;
  /** The price; with the lowest price of 30 days if it is reduced. */
  readonly price: PriceProps;
}

export interface ProductLineProps {
  /** The product to show. */
  product: LineProduct;
  /** The availability. */
  stock: ReactNode;
  /** The actions. */
  children: ReactNode;
}

/** Renders one product of a `ProductLines`: picture, description, price, and its actions beside or below. */
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

/** Renders a list of `ProductLine`s, divided by hairlines. */
export const ProductLines = ({ children }: { children: ReactNode }) => (
  // Without markers, Safari ignores the list semantics unless `role` is set.
  <ul className={styles.lines} role="list">
    {children}
  </ul>
);

/** Renders placeholders for three lines, with a text for screen readers about what is loading. */
export const ProductLinesSkeleton = ({ label }: { label: ReactNode }) => (
  <>
    <output>
      <VisuallyHidden>{label}</VisuallyHidden>
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
