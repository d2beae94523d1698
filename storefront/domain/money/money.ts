export type Currency = "PLN" | "EUR" | "USD";

/** An amount in minor units (grosz, cent), always gross unless a name says net. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}
