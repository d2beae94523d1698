import type { Language } from "#domain/store.ts";
import type { Words } from "./texts/index.ts";
import type { LensMatrix } from "@dioptra/ui/optics";
import type { Currency } from "#domain/money.ts";
import type { ProductKind, ProductType } from "#domain/product/product.ts";
import type {
  AttributeValues,
  ProductAttributes,
  ProductFlag,
  StoredOwnOption,
} from "#platform/catalog/tables/catalog.ts";
import type { Brand } from "./attributes/brands.ts";
import type { TaxClassCode } from "#platform/checkout/terms.ts";

type Amounts = Readonly<Record<Extract<Currency, "PLN" | "EUR">, number>>;

/** A gross price in minor units from a day on. Days are counted from the day on which the shop was first opened. */
export interface DatedPrice extends Amounts {
  readonly day: number;
}

/** A special price from the start of one day to the start of another; null for no end. */
export interface SeedSpecial extends Amounts {
  readonly from: number;
  readonly to: number | null;
}

/** The texts of a product in one language. */
export interface SeedText {
  readonly name: string;
  /** Unique in its language; never changed once the shop is open. */
  readonly slug: string;
  readonly description: string;
}

/** A variant: a frame in a colour and a size, or a pack of lenses. */
export interface SeedVariant {
  readonly sku: string;
  readonly attributes: AttributeValues;
  /** Further pictures in addition to its `image`. */
  readonly gallery?: readonly string[];
  /** Pieces in stock on the day of the opening. */
  readonly pieces: number;
}

/** A variant in a bundle or a group. */
export interface SeedPart {
  readonly sku: string;
  readonly quantity: number;
}

/** A choice in a bundle. Its first part is the default. */
export interface SeedBundleOption {
  readonly code: string;
  readonly labels: Words;
  readonly isRequired: boolean;
  readonly parts: readonly SeedPart[];
}

/** The shopper chooses one part for each option. */
export interface SeedBundle {
  readonly options: readonly SeedBundleOption[];
}

/** Products that are offered together. */
export interface SeedGroup {
  readonly members: readonly SeedPart[];
}

/** A product as it is written into the tables. */
export interface SeedProduct {
  readonly sku: string;
  readonly type: ProductType;
  readonly kind: ProductKind;
  readonly taxClass: TaxClassCode;
  readonly brand: Brand;
  readonly attributes: ProductAttributes;
  /** The combinations of powers and measurements in which a contact lens is made. */
  readonly matrix?: LensMatrix;
  /** The questions that it asks before it is ordered. */
  readonly ownOptions?: readonly StoredOwnOption[];
  readonly flags: readonly ProductFlag[];
  /** The day of its arrival. */
  readonly arrivalDay: number;
  /** The day of its last change. */
  readonly changed: number;
  /** The regular price with its earlier values, the oldest first. Empty for a set, which costs the sum of its parts. */
  readonly prices: readonly DatedPrice[];
  readonly special: SeedSpecial | null;
  readonly texts: Readonly<Record<Language, SeedText>>;
  /** Empty for a set, because the shopper buys its parts. */
  readonly variants: readonly SeedVariant[];
  readonly parts?: SeedBundle | SeedGroup;
}
