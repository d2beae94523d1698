import { type ReactNode, useState } from "react";
import { FramePicture, type PictureAddresses } from "../../eyewear/FramePicture.tsx";
import { Stage } from "../../eyewear/Stage.tsx";
import { Price, type PriceProps } from "../../product/price/Price.tsx";
import { type FinishDot, FinishDots } from "./FinishDots.tsx";
import { type ProductBadge, ProductBadges } from "./ProductBadges.tsx";
import * as styles from "./ProductCard.css.ts";
import { WidthLine, type WidthLineProps } from "./WidthLine.tsx";

/** A colour that a product comes in, with the variant behind it. */
export interface ProductCardLook extends FinishDot {
  /** Its picture, 3:4. */
  readonly picture: PictureAddresses;
  /** Where it is bought. */
  readonly href: string;
  /** When it is not the product's. */
  readonly price?: PriceProps | undefined;
  /** Drawn on the picture while the card is pointed at. */
  readonly measure?: WidthLineProps | undefined;
}

interface InLooks {
  /** The first is shown until another is chosen. */
  looks: readonly [ProductCardLook, ...ProductCardLook[]];
  href?: never;
  picture?: never;
}

/** What comes in one look only, such as contact lenses. */
interface InOneLook {
  /** Where it is bought. */
  href: string;
  /** Fills the 3:4 stage; decorative, since the name stands below. */
  picture: ReactNode;
  looks?: never;
}

interface Sold {
  /** Of the product, without its colour; as long as it is. */
  name: string;
  /** Where the name stands among the page's headings. @default 3 */
  level?: 2 | 3;
  /** With the lowest of 30 days, where it is reduced. */
  price: PriceProps;
  /** What it is, in words: "Halny, panto", or "miesięczne, 6 szt.". */
  kind?: ReactNode;
  /** The temple mark of the size that is shown. */
  mark?: ReactNode;
  /** On the picture; two at most are shown, and a percentage counts as one. */
  badges?: readonly ProductBadge[];
  /** Whether its picture is in the first view of the page; all others are loaded when they come near. @default "lazy" */
  priority?: "first" | "lazy";
  /** On the picture's corner, beside the badges: a `WishlistToggle`. */
  corner?: ReactNode;
  /** Below the price: a `QuickAdd`, a `CompareToggle`, or both. */
  actions?: ReactNode;
}

export type ProductCardProps = Sold & (InLooks | InOneLook);

const noBadges: readonly ProductBadge[] = [];

/**
 * A product on the shelf; the whole card is its link, and its dots change picture, price and link in place. To be put
 * into a `ProductGrid` or a `ProductShelf`.
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
  const [pointed, setPointed] = useState(false);
  const look = shown.looks?.find(({ id }) => id === chosen) ?? shown.looks?.[0];
  const asked = look?.price ?? price;
  const Name = `h${level}` as const;
  // Fifty cards need no fifty dimension lines: each is made when it is first pointed at.
  const point = () => setPointed(true);
  return (
    <li className={styles.card}>
      <Name className={styles.name}>
        <a className={styles.link} href={look?.href ?? shown.href} onPointerEnter={point} onFocus={point}>
          {name}
        </a>
      </Name>
      <div className={styles.stage}>
        <Stage>
          {look ? <FramePicture {...look.picture} alt="" crop="card" priority={priority} /> : shown.picture}
          {pointed && look?.measure && (
            <div className={styles.measure}>
              <WidthLine {...look.measure} />
            </div>
          )}
        </Stage>
        <div className={styles.badges}>
          <ProductBadges badges={badges} price={asked} />
        </div>
        {corner === undefined ? null : <div className={styles.corner}>{corner}</div>}
      </div>
      {look && shown.looks && (
        <div className={styles.dots}>
          <FinishDots product={name} finishes={shown.looks} chosen={look.id} onChoose={setChosen} />
        </div>
      )}
      {kind === undefined ? null : <p className={styles.kind}>{kind}</p>}
      {mark === undefined ? null : <p className={styles.mark}>{mark}</p>}
      <div className={styles.price}>
        <Price {...asked} />
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
