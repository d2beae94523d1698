import type { PictureAddresses } from "../../eyewear/FramePicture.tsx";
import type { ReactNode } from "react";
import type { FrameMeasurements } from "../../eyewear/frame.ts";

/**
 * Whether a value can be had together with what else is chosen; one that cannot stays choosable
 * (docs/decisions/product.md#decision-20).
 */
export type Availability = "yes" | "sold-out" | "impossible";

export interface VariantValue {
  id: string;
  label: string;
  /** The page on which this value is chosen; followed when there is no script. */
  href: string;
  available: Availability;
  /** Where it cannot be had: the nearest combination that can, as the value of each option, and its page. */
  instead?: { readonly values: Readonly<Record<string, string>>; readonly href: string } | undefined;
}

export interface FinishValue extends VariantValue {
  /** A small picture of the frame in this finish. */
  picture: PictureAddresses;
}

export interface SizeValue extends VariantValue {
  frame: FrameMeasurements;
  /** How it compares with what somebody wears now, such as `FitHint`. */
  fit?: ReactNode;
}

/** What every option says, however its values are shown. */
export interface VariantQuestion {
  code: string;
  label: string;
  /** Beside the question, such as a link to a guide; beside finishes their number, when nothing is given. */
  aside?: ReactNode;
  /** Under the values, such as a hint how a size fits. */
  note?: ReactNode;
}

/** A question about the variant and how its values are shown: as small pictures, as temple marks or as words. */
export type VariantOption = VariantQuestion &
  (
    | { shows: "finish"; values: readonly FinishValue[] }
    | { shows: "size"; values: readonly SizeValue[] }
    | { shows: "words"; values: readonly VariantValue[] }
  );
