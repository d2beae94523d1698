import type { DrawnFrame, DrawnGoods, DrawnLensPack } from "@dioptra/ui/eyewear";
import type { LensMatrix } from "@dioptra/ui/optics";
import type { Master } from "../media/picture.ts";
import type { Rating } from "./review.ts";
import type { Money } from "../money.ts";

/** What kind of thing it is, for an optician; `null` on a product means that the platform does not say. */
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

export type ProductType = "simple" | "configurable" | "grouped" | "bundle" | "virtual" | "downloadable";

/**
 * What is asked for a product now. A reduction is announced only with its lowest price of 30 days
 * (docs/decisions/product.md#decision-8).
 */
export interface Price {
  readonly current: Money;
  readonly reduction: { readonly lowestOf30Days: Money } | null;
}

export interface Stock {
  readonly inStock: boolean;
  /** Pieces that can be sold now. */
  readonly quantity: number;
}

/** One question that a shopper answers to come from a product to a variant. */
export interface ConfigurableOption {
  readonly attributeId: string;
  readonly code: string;
  readonly label: string;
  readonly values: readonly { readonly id: string; readonly label: string }[];
}

/** A child of a configurable product: the thing that is bought. */
export interface Variant {
  readonly id: number;
  readonly sku: string;
  readonly price: Price;
  readonly stock: Stock;
  readonly enabled: boolean;
  /** Option code to value id, such as `{ color: "49", size: "171" }`. */
  readonly values: Readonly<Record<string, string>>;
  readonly frame: Frame | null;
  /** Photographs, the one that is shown first before the others. */
  readonly pictures: readonly Master[];
}

/** A frame as it is drawn and measured. Lengths in mm. */
export type Frame = DrawnFrame;

/** Contact lenses as they lie on a shelf: how long each is worn, how many there are, and how the carton is printed. */
export type LensPack = DrawnLensPack;

/** What contact lenses are chosen by: all that is made of them, and what their colours are called. */
export interface LensChoices {
  readonly matrix: LensMatrix;
  readonly colorNames: Readonly<Record<string, string>>;
}

/** What is neither a frame nor contact lenses, such as a bottle of solution. */
export type Goods = DrawnGoods;

/** A part of a bundle or a group, with a page of its own. */
export interface ProductPart {
  /** Of what is bought: its product's page is the parent's. */
  readonly sku: string;
  readonly parentSku: string;
  readonly slug: string;
  /** With its colour and size, where it has them. */
  readonly name: string;
  readonly brand: string;
  readonly quantity: number;
  /** It is in the bundle where nothing else is chosen. */
  readonly isDefault: boolean;
  /** For one piece. */
  readonly price: Price;
  readonly inStock: boolean;
  readonly frame: Frame | null;
  readonly lenses: LensPack | null;
  readonly goods: Goods | null;
  /** A photograph of it. */
  readonly picture: Master | null;
}

/** What is decided about a bundle. */
export interface BundleOption {
  readonly id: number;
  readonly title: string;
  readonly isRequired: boolean;
  readonly parts: readonly ProductPart[];
}

/** Something that is said of a product, in the shopper's language. */
export interface ProductFact {
  readonly code: string;
  readonly name: string;
  readonly value: string;
}

export interface DescriptionBlock {
  readonly title: string;
  readonly text: string;
}

export interface Product {
  readonly id: number;
  /** The sku that names the product's page: the parent's, or its own when it has none. */
  readonly parentSku: string;
  readonly sku: string;
  readonly type: ProductType;
  readonly kind: ProductKind | null;
  readonly name: string;
  readonly slug: string;
  readonly brand: string;
  readonly description: string;
  /** What is said besides, such as of the brand. */
  readonly blocks: readonly DescriptionBlock[];
  readonly price: Price;
  readonly stock: Stock;
  /** The categories that it lies in. */
  readonly categoryIds: readonly number[];
  readonly frame: Frame | null;
  readonly options: readonly ConfigurableOption[];
  readonly variants: readonly Variant[];
  readonly lenses: LensPack | null;
  readonly lensChoice: LensChoices | null;
  readonly goods: Goods | null;
  /** What a bottle holds, in ml; null for what is not sold by volume. */
  readonly millilitres: number | null;
  /** Photographs of what has no variants; those of variants are theirs. */
  readonly pictures: readonly Master[];
  /** Empty for what is no bundle. */
  readonly bundle: readonly BundleOption[];
  /** Empty for what is no group. */
  readonly members: readonly ProductPart[];
  /** In the order shown. */
  readonly facts: readonly ProductFact[];
  /** Null when unknown. */
  readonly rating: Rating | null;
  /** Of products that look like it, and of what is bought with it, the first first. */
  readonly similarSkus: readonly string[];
  readonly relatedSkus: readonly string[];
}
