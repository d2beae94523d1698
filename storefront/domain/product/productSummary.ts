import type { Pictured } from "./productPicture.ts";
import type { Frame, Goods, LensPack, Price, ProductKind } from "./product.ts";
import type { Master } from "../media/picture.ts";

/** A colour that a product comes in, as its dot and the picture behind it show it. */
export interface ProductLook {
  /** The variant that the dot leads to. */
  readonly sku: string;
  readonly label: string;
  readonly finish: Frame["finish"];
  /** Of its lenses, where they are for the sun. */
  readonly tint?: Frame["tint"];
  readonly picture: Master | null;
  /** When it is not the product's own. */
  readonly price: Price | null;
}

/** A product as a list shows it: what its card needs, and no more, since every list travels with its page. */
export interface ProductSummary {
  /** The sku that names the product's page. */
  readonly parentSku: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly kind: ProductKind | null;
  /** What it is called among its like: the name of its shape, how long a lens is worn, what it is for care. */
  readonly about: string;
  readonly price: Price;
  readonly inStock: boolean;
  readonly isNew: boolean;
  readonly isBestseller: boolean;
  readonly isPromoted: boolean;
  readonly isSuperPromoted: boolean;
  /** Of the look that is shown first. */
  readonly frame: Frame | null;
  readonly lenses: LensPack | null;
  readonly goods: Goods | null;
  /** What the first parts of a bundle or a group look like; empty for others. */
  readonly parts: readonly Pictured[];
  /** What a bottle holds, in ml; null for what is not sold by volume. */
  readonly millilitres: number | null;
  /** A photograph of that look. */
  readonly picture: Master | null;
  /** The one that the product's page would show comes first; empty for what comes in one look. */
  readonly looks: readonly ProductLook[];
}
