import type { DrawnFrame, DrawnGoods, DrawnLensPack } from "@dioptra/ui/eyewear";
import type { LensMatrix } from "@dioptra/ui/optics";
import type { CustomOption } from "@dioptra/ui/rules";
import type { Master } from "../media/picture.ts";
import type { Rating } from "./review.ts";
import type { Money } from "../money.ts";

/** The kinds of products that an optician sells. A product's kind is null if the platform does not send it. */
export const productKinds = [
  "prescription-glasses",
  "sunglasses",
  "reading-glasses",
  "contact-lenses",
  "care",
  "spectacle-lenses",
  "sets",
  "gift-cards",
  "guides",
] as const;
export type ProductKind = (typeof productKinds)[number];

/** How a product is sold, as the platform distinguishes it. */
export type ProductType = "simple" | "configurable" | "grouped" | "bundle" | "virtual" | "downloadable";

/**
 * The current price of a product. A reduction is announced only together with the lowest price of the 30 days before
 * (docs/decisions/product.md#decision-8).
 */
export interface Price {
  readonly current: Money;
  readonly reduction: { readonly lowestOf30Days: Money } | null;
}

export interface Stock {
  readonly inStock: boolean;
  /** Number of pieces that can be sold now. */
  readonly quantity: number;
}

/** An option, such as the colour, whose value a shopper chooses to select a variant. */
export interface ConfigurableOption {
  readonly attributeId: string;
  readonly code: string;
  readonly label: string;
  readonly values: readonly { readonly id: string; readonly label: string }[];
}

/** A variant of a configurable product, which is what a shopper buys. */
export interface Variant {
  readonly id: number;
  readonly sku: string;
  readonly price: Price;
  readonly stock: Stock;
  readonly enabled: boolean;
  /** Value ids by option code, such as `{ color: "49", size: "171" }`. */
  readonly values: Readonly<Record<string, string>>;
  readonly frame: Frame | null;
  /** Photographs, in the order in which they are shown. */
  readonly pictures: readonly Master[];
  /** Its Global Trade Item Number as the catalogue states it, which may be wrong (`gtin.ts`); null without one. */
  readonly gtin: string | null;
}

/** The geometry and finish of a frame. Lengths in mm. */
export type Frame = DrawnFrame;

/** A pack of contact lenses: how long a lens is worn, the number of lenses, and the colour of the carton. */
export type LensPack = DrawnLensPack;

/** The available parameters of contact lenses, and the names of their colours. */
export interface LensChoices {
  readonly matrix: LensMatrix;
  readonly colorNames: Readonly<Record<string, string>>;
}

/** Other goods than frames and contact lenses, such as a bottle of solution. */
export type Goods = DrawnGoods;

/** A part of a bundle or a group, with a page of its own. */
export interface ProductPart {
  /** The platform's id of the part within its bundle (`optionSelections`); null for a member of a group. */
  readonly selectionId: number | null;
  /** Sku of the variant or product that is bought. */
  readonly sku: string;
  /** Sku of the product whose page shows it. */
  readonly parentSku: string;
  readonly slug: string;
  /** The path of the plain address of that product, as in the product itself. */
  readonly plainPath?: string | undefined;
  /** Includes colour and size of a variant. */
  readonly name: string;
  readonly brand: string;
  readonly kind: ProductKind | null;
  readonly quantity: number;
  /** Whether it is preselected in the bundle. */
  readonly isDefault: boolean;
  /** Price of one piece. */
  readonly price: Price;
  readonly stock: Stock;
  readonly frame: Frame | null;
  readonly lenses: LensPack | null;
  readonly goods: Goods | null;
  /** Photograph; null for none. */
  readonly picture: Master | null;
}

/** An option of a bundle, of which one part is chosen. */
export interface BundleOption {
  readonly id: number;
  readonly title: string;
  readonly isRequired: boolean;
  readonly parts: readonly ProductPart[];
}

/** A question that a product asks before it is ordered, such as what is engraved, in the shopper's language. */
export type OwnOption = CustomOption & {
  readonly label: string;
  /** The names of the values of a choice by id. */
  readonly names?: Readonly<Record<string, string>>;
};

/** An attribute of a product, in the shopper's language. */
export interface ProductFact {
  readonly code: string;
  readonly name: string;
  readonly value: string;
}

/** An additional text of a product, such as one about its brand. */
export interface DescriptionBlock {
  readonly title: string;
  readonly text: string;
}

/** A product with everything that its page shows, apart from reviews and other products. */
export interface Product {
  readonly id: number;
  /** Sku in the address of the product's page: the parent's, or its own if it has no parent. */
  readonly parentSku: string;
  readonly sku: string;
  readonly type: ProductType;
  readonly kind: ProductKind | null;
  readonly name: string;
  readonly slug: string;
  /** The path of its plain address; missing if it is shown below `/p` (docs/specification/pages.md#page-46). */
  readonly plainPath?: string | undefined;
  readonly brand: string;
  readonly description: string;
  readonly blocks: readonly DescriptionBlock[];
  readonly price: Price;
  readonly stock: Stock;
  readonly categoryIds: readonly number[];
  readonly frame: Frame | null;
  readonly options: readonly ConfigurableOption[];
  readonly variants: readonly Variant[];
  readonly lenses: LensPack | null;
  readonly lensChoice: LensChoices | null;
  readonly goods: Goods | null;
  /** Volume in ml; null for products that are not sold by volume. */
  readonly millilitres: number | null;
  /** Photographs of a product without variants. Variants have their own. */
  readonly pictures: readonly Master[];
  /** The Global Trade Item Number of a product without variants; null without one. */
  readonly gtin: string | null;
  /** Empty unless the product is a bundle. */
  readonly bundle: readonly BundleOption[];
  /** Empty unless the product is a group. */
  readonly members: readonly ProductPart[];
  /** Empty unless the product has options of its own, such as an engraving. */
  readonly ownOptions: readonly OwnOption[];
  /** In the order in which they are shown. */
  readonly facts: readonly ProductFact[];
  /** Null when unknown. */
  readonly rating: Rating | null;
  /** Skus of products that look similar, the most similar first. */
  readonly similarSkus: readonly string[];
  /** Skus of products that are bought together with it. */
  readonly relatedSkus: readonly string[];
}
