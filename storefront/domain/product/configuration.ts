import type { LensStock, LensType } from "@dioptra/ui/optics";
import type { Money } from "../money.ts";

/** A type of contact lenses that lists can be filtered by, with its subtypes. */
export interface LensTypeNode {
  readonly id: string;
  readonly label: string;
  /** Code of the attribute that has `id` as a value. */
  readonly attributeCode: string;
  readonly options: readonly Omit<LensTypeNode, "options">[];
}

/** What a pair of spectacle lenses corrects, the powers it is made in, and its coatings. */
export interface LensSupply extends LensStock {
  readonly type: LensType;
  /** In the shopper's language. */
  readonly coatings: readonly string[];
}

/** A pair of spectacle lenses, which are cut for a frame. */
export interface SpectacleLenses {
  readonly sku: string;
  readonly name: string;
  /** Gross, for the pair. */
  readonly price: Money;
  /** Null when the platform does not say what they are made for; then they cannot be offered for a prescription. */
  readonly supply: LensSupply | null;
}

/** The options that products are configured with (docs/specification/calls.md#call-46). */
export interface ConfigurationTree {
  readonly lensTypes: readonly LensTypeNode[];
  readonly spectacleLenses: readonly SpectacleLenses[];
}

/** The valid values of a measure, in dioptres, degrees or mm. */
export interface GlassesRange {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

export type GlassesMeasure =
  | "sphere"
  | "cylinder"
  | "axis"
  | "addition"
  | "prism"
  | "pupillary_distance"
  | "pupillary_distance_side";

/** Valid values of the measures of glasses, and the attributes of frames. */
export interface GlassesData {
  readonly ranges: Readonly<Record<GlassesMeasure, GlassesRange>>;
  readonly refractiveIndices: readonly number[];
  readonly options: readonly {
    readonly code: string;
    readonly label: string;
    readonly values: readonly { readonly id: string; readonly label: string }[];
  }[];
}
