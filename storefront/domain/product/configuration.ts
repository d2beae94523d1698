import type { Money } from "../money.ts";

/** A type of lenses, by which lists are narrowed, with what there is of it. */
export interface LensTypeNode {
  readonly id: string;
  readonly label: string;
  /** The attribute whose value `id` is. */
  readonly attributeCode: string;
  readonly options: readonly Omit<LensTypeNode, "options">[];
}

/** What products are configured by (docs/specification/calls.md#call-46). */
export interface ConfigurationTree {
  readonly lensTypes: readonly LensTypeNode[];
  /** Pairs of lenses that are cut for a frame. */
  readonly spectacleLenses: readonly { readonly sku: string; readonly name: string; readonly price: Money }[];
}

/** What may be given, in steps: dioptres, degrees or mm. */
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

/** What glasses are made to measure from, and the attributes by which frames differ. */
export interface GlassesData {
  readonly ranges: Readonly<Record<GlassesMeasure, GlassesRange>>;
  readonly refractiveIndices: readonly number[];
  readonly options: readonly {
    readonly code: string;
    readonly label: string;
    readonly values: readonly { readonly id: string; readonly label: string }[];
  }[];
}
