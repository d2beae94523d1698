import type { ReactNode } from "react";
import type { FrameMeasurements } from "../../eyewear/frame.ts";
import type { PriceProps } from "../../product/price/Price.tsx";

/** An attribute by which products are compared. */
export interface CompareAttribute {
  /** The code of the attribute, such as "bridge". */
  readonly code: string;
  /** The heading of its row. */
  readonly label: string;
  /** The unit, if its values are lengths. */
  readonly unit?: "mm";
}

/** A product in the comparison. */
export interface ComparedProduct {
  /** The product's id, such as its SKU. */
  readonly id: string;
  /** The heading of its column, also used in the accessible names of its buttons. */
  readonly name: string;
  /** The brand, shown below the name. */
  readonly brand?: string;
  /** The product's page. */
  readonly href: string;
  /** A decorative picture of 1170:850: the name is below it. */
  readonly picture: ReactNode;
  /** The price; with the lowest price of 30 days if it is reduced. */
  readonly price: PriceProps;
  /** `at-once` can be added to the cart here, `choose` needs a choice of variant on its page. */
  readonly buying: "at-once" | "choose" | "sold-out";
  /** The data to draw it from; left out for products other than frames. */
  readonly frame?: ComparedFrame;
  /** The values by attribute code; a length in mm is a number. Unknown values are left out. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** A frame to draw over another. */
export interface ComparedFrame {
  /** The measurements for its outline. */
  readonly measures: FrameMeasurements;
  /** The URL of its drawing in the crop `wide`. It has to be a drawing, since photographs are not to scale. */
  readonly drawing: string;
}

/** The maximum number of products that fit side by side on any screen. */
export const maxCompared = 4;
