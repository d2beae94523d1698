import type { Pictured } from "./productPicture.ts";
import type { Frame, Goods, LensPack, Price, ProductKind } from "./product.ts";
import type { Master } from "../media/picture.ts";

/** A colour of a product, shown as a dot on its card. */
export interface ProductLook {
  /** Sku of the variant that the dot links to. */
  readonly sku: string;
  readonly label: string;
  readonly finish: Frame["finish"];
  /** Tint of sunglasses. */
  readonly tint?: Frame["tint"];
  readonly picture: Master | null;
  /** Null when it is the product's own price. */
  readonly price: Price | null;
  /** The measures in which it differs from the product's frame, in mm. */
  readonly measures?: Partial<Pick<Frame, "lensWidth" | "lensHeight" | "bridge" | "temple" | "totalWidth">>;
}

/** A product in a list. It has only what its card needs, because lists are part of the page's HTML. */
export interface ProductSummary {
  /** Sku in the address of the product's page. */
  readonly parentSku: string;
  readonly slug: string;
  /** The path of its plain address; missing if it is shown below `/p` (docs/specification/pages.md#page-46). */
  readonly plainPath?: string | undefined;
  readonly name: string;
  readonly brand: string;
  readonly kind: ProductKind | null;
  /**
   * Short description among products of its kind: the shape of a frame, the wear time of a lens, the use of a care
   * product.
   */
  readonly about: string;
  readonly price: Price;
  readonly inStock: boolean;
  readonly isNew: boolean;
  readonly isBestseller: boolean;
  readonly isPromoted: boolean;
  readonly isSuperPromoted: boolean;
  /** The frame of the look that is shown first. */
  readonly frame: Frame | null;
  readonly lenses: LensPack | null;
  readonly goods: Goods | null;
  /** The first parts of a bundle or group, for its picture; empty for other products. */
  readonly parts: readonly Pictured[];
  /** Volume in ml; null for products that are not sold by volume. */
  readonly millilitres: number | null;
  /** Photograph of the look that is shown first. */
  readonly picture: Master | null;
  /** The colours, starting with the one that the product's page shows; empty for a product with a single look. */
  readonly looks: readonly ProductLook[];
  /** Sku of the variant that matches the list's filters, which its page opens. */
  readonly matchingSku?: string;
}
