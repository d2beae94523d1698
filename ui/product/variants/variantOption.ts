import type { PictureUrls } from "../../eyewear/FramePicture.tsx";
import type { ReactNode } from "react";
import type { FrameMeasurements } from "../../eyewear/frame.ts";

/**
 * Whether a value is available with the other choices. Unavailable values can still be chosen
 * (docs/decisions/product.md#decision-20).
 */
export type Availability = "yes" | "sold-out" | "impossible";

/** A value of an option. */
export interface VariantValue {
  /** Identifies the value within its option. */
  id: string;
  /** The name of the value. */
  label: string;
  /** The page with this value chosen; used without JavaScript. */
  href: string;
  /** Whether it is available with the other choices. */
  available: Availability;
  /** For unavailable values: the nearest available combination, with its page. */
  alternative?: { readonly values: Readonly<Record<string, string>>; readonly href: string } | undefined;
}

/** A finish. */
export interface FinishValue extends VariantValue {
  /** A small picture of the frame in this finish. */
  picture: PictureUrls;
}

/** A size. */
export interface SizeValue extends VariantValue {
  /** The measurements of the size, in mm. */
  frame: FrameMeasurements;
  /** A comparison with the shopper's present glasses, such as `FitHint`. */
  fit?: ReactNode;
}

/** The common properties of all options. */
export interface VariantOptionBase {
  /** Identifies the option. */
  code: string;
  /** The name of the option. */
  label: string;
  /**
   * Content beside the label, such as a link to a guide. @default the number of values for finishes, otherwise nothing
   */
  aside?: ReactNode;
  /** Content below the values, such as a hint on the fit. */
  note?: ReactNode;
}

/** An option with its values, shown as small pictures, temple marks or words. */
export type VariantOption = VariantOptionBase &
  (
    | { shows: "finish"; values: readonly FinishValue[] }
    | { shows: "size"; values: readonly SizeValue[] }
    | { shows: "words"; values: readonly VariantValue[] }
  );
