import type { ReactNode } from "react";
import type { FrameMeasurements } from "../../eyewear/frame.ts";
import type { PriceProps } from "../../product/price/Price.tsx";

/** What is known of every product that is compared. */
export interface CompareAttribute {
  /** Of the attribute, such as "bridge". */
  readonly code: string;
  /** Heads its row. */
  readonly label: string;
  /** Values of it are lengths. */
  readonly unit?: "mm";
}

/** A product that is compared. */
export interface CompareProduct {
  /** Such as its sku. */
  readonly id: string;
  /** Heads its column, and names its buttons. */
  readonly name: string;
  /** Below the name. */
  readonly brand?: string;
  /** Its page. */
  readonly href: string;
  /** 1170:850; decorative, since the name stands below. */
  readonly picture: ReactNode;
  /** With the lowest of 30 days, where it is reduced. */
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
  /** Its outline is drawn from them. */
  readonly measures: FrameMeasurements;
  /** The address of its drawing in the crop `wide`, which is true to scale; a photograph is not. */
  readonly drawing: string;
}

/** More stand beside each other on no screen. */
export const maxCompared = 4;
