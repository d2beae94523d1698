import { type ReactNode, useState } from "react";
import { FramePicture, type PictureUrls } from "../../eyewear/FramePicture.tsx";
import { Stage } from "../../eyewear/Stage.tsx";
import { Price, type PriceProps } from "../../product/price/Price.tsx";
import { type FinishDot, FinishDots } from "./FinishDots.tsx";
import { type ProductBadge, ProductBadges } from "./ProductBadges.tsx";
import * as styles from "./ProductCard.css.ts";
import { WidthLine, type WidthLineProps } from "./WidthLine.tsx";

/** A colour of a product, with its variant. */
export interface ProductCardFinish extends FinishDot {
  /** A picture of 3:4. */
  readonly picture: PictureUrls;
  /** The page of the variant. */
  readonly href: string;
  /** The variant's price, if it differs from the product's. */
  readonly price?: PriceProps | undefined;
  /** The dimension line drawn on the picture on hover. */
  readonly measure?: WidthLineProps | undefined;
  /** The variant's `TempleMark`, if it differs from the product's. */
  readonly mark?: ReactNode;
}

interface WithLooks {
  /** The variants by colour; the first is shown until another is chosen. */
  finishes: readonly [ProductCardFinish, ...ProductCardFinish[]];
  href?: never;
  picture?: never;
}

/** A product with a single look, such as contact lenses. */
interface SingleLook {
  /** The page of the product. */
  href: string;
  /** A decorative picture of 3:4: the name is below it. */
  picture: ReactNode;
  finishes?: never;
}

interface CardBase {
  /** The product's name, without its colour. */
  name: string;
  /** The heading level of the name. @default 3 */
  level?: 2 | 3;
  /** The price; with the lowest price of 30 days if it is reduced. */
  price: PriceProps;
  /** The kind of product, such as "Halny, panto" or "miesięczne, 6 szt.". */
  kind?: ReactNode;
  /** The `TempleMark` of the size shown. */
  mark?: ReactNode;
  /** The badges on the picture. At most two are shown, and a percentage counts as one. */
  badges?: readonly ProductBadge[];
  /**
   * `first` for cards that are visible without scrolling. The pictures of all others load when they come near the screen.
   * @default "lazy"
   */
  priority?: "first" | "lazy";
  /** A control in the corner of the picture: a `WishlistToggle`. */
  corner?: ReactNode;
  /** Controls below the price: a `QuickAdd`, a `CompareToggle`, or both. */
  actions?: ReactNode;
}

export type ProductCardProps = CardBase & (WithLooks | SingleLook);

const noBadges: readonly ProductBadge[] = [];

/** How many lines a price takes, and where a card places it, depends on this. */
const formOf = ({ lowestOf30Days, regular }: PriceProps): "plain" | "reduced" | "with-regular" => {
  if (!lowestOf30Days) return "plain";
  return regular && regular.minor > lowestOf30Days.minor ? "with-regular" : "reduced";
};

/** Returns a price of each form that the card can have but does not show. */
function otherForms(shown: PriceProps, prices: readonly PriceProps[]): readonly PriceProps[] {
  const byForm = new Map(prices.map((price) => [formOf(price), price]));
  byForm.delete(formOf(shown));
  return [...byForm.values()];
}

/**
 * Renders a product in a `ProductGrid` or `ProductShelf`. The whole card is its link; the dots change picture, size,
 * price and link in place.
 */
export function ProductCard({
  name,
  level = 3,
  price,
  kind,
  mark,
  badges = noBadges,
  priority = "lazy",
  corner,
  actions,
  ...shown
}: ProductCardProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMeasureShown, setMeasureShown] = useState(false);
  const look = shown.finishes?.find(({ id }) => id === chosen) ?? shown.finishes?.[0];
  const shownPrice = look?.price ?? price;
  const shownMark = look?.mark ?? mark;
  const prices = [price, ...(shown.finishes ?? []).flatMap((finish) => finish.price ?? [])];
  const Name = `h${level}` as const;
  // Dimension lines of fifty cards would be costly, so each is created on first hover.
  const showMeasure = () => setMeasureShown(true);
  return (
    <li className={styles.card}>
      <Name className={styles.name}>
        <a className={styles.link} href={look?.href ?? shown.href} onPointerEnter={showMeasure} onFocus={showMeasure}>
          {name}
        </a>
      </Name>
      <div className={styles.stage}>
        <Stage>
          {look ? <FramePicture {...look.picture} alt="" crop="card" priority={priority} /> : shown.picture}
          {isMeasureShown && look?.measure && (
            <div className={styles.measure}>
              <WidthLine {...look.measure} />
            </div>
          )}
        </Stage>
        <div className={styles.badges}>
          <ProductBadges badges={badges} price={shownPrice} />
        </div>
        {corner === undefined ? null : <div className={styles.corner}>{corner}</div>}
      </div>
      {look && shown.finishes && (
        <div className={styles.dots}>
          <FinishDots product={name} finishes={shown.finishes} chosen={look.id} onChoose={setChosen} />
        </div>
      )}
      {kind === undefined ? null : <p className={styles.kind}>{kind}</p>}
      {shownMark === undefined ? null : <p className={styles.mark}>{shownMark}</p>}
      <div className={styles.price}>
        <Price {...shownPrice} />
      </div>
      {/* Keeps the room of a reduction in another colour, so that the list does not move when it is chosen. */}
      {otherForms(shownPrice, prices).map((other) => (
        <div key={formOf(other)} className={styles.reserved} aria-hidden="true">
          <Price {...other} />
        </div>
      ))}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
