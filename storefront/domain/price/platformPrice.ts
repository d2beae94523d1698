import type { Money } from "../money/money.ts";

/** What the platform asks for a product or a variant now, gross and net, as it was asked again after a search. */
export interface PlatformPrice {
  /** Of the product or the variant: prices are matched by it (storefront behaviour, section 7). */
  readonly id: number;
  readonly current: Taxed;
  readonly regular: Taxed;
  /** Null while no special price is running. */
  readonly special: Taxed | null;
}

export interface Taxed {
  readonly gross: Money;
  readonly net: Money;
}
