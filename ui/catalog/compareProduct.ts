import type { ReactNode } from "react";
import type { FrameMeasurements } from "../eyewear/frame.ts";
import type { PriceProps } from "../product/Price.tsx";

/** What is known of every product that is compared. */
export interface CompareAttribute {
  readonly code: string;
  readonly label: string;
  /** Values of it are lengths. */
  readonly unit?: "mm";
}

/** A product that is compared. */
export interface CompareProduct {
  /** Such as its sku. */
  readonly id: string;
  readonly name: string;
  readonly brand?: string;
  /** Its page. */
  readonly href: string;
  /** 1170:850; decorative, since the name stands below. */
  readonly picture: ReactNode;
  readonly price: PriceProps;
  /** It can be put into the cart at once, has variants to choose from on its page, or cannot be had. */
  readonly buying: "at-once" | "choose" | "sold-out";
  /** What its picture is drawn from; left out for what is no frame. */
  readonly frame?: ComparedFrame;
  /** By the codes of the attributes; a length in mm is a number. What is not known is left out. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** A frame to be drawn over another. */
export interface ComparedFrame {
  readonly measures: FrameMeasurements;
  /** The address of its drawing in the crop `wide`, which is true to scale; a photograph is not. */
  readonly drawing: string;
}

/** More stand beside each other on no screen. */
export const mostCompared = 4;
