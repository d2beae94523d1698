import type { CountryCode } from "@dioptra/ui/rules";
import type { Money } from "../money/money.ts";

/** Who orders. The e-mail gets the confirmation. */
export interface PersonalDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: CountryCode;
  readonly street: string;
  readonly apartment: string;
  readonly postcode: string;
  readonly city: string;
  /** Only where the country has regions that matter (US states); else empty. */
  readonly region: string;
  /** As typed; E.164 once checked. */
  readonly phone: string;
}

export interface ShippingMethod {
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly title: string;
  readonly price: Money;
  /** Chosen as long as the shopper has not chosen. */
  readonly isDefault: boolean;
  /** The parcel is left at a point that the shopper chooses. */
  readonly needsPoint: boolean;
}

/** Whose payment page a method leads to (specification, section 7, Payment providers). */
export type PaymentProvider = "mollie" | "tpay" | "paypal";

export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
  readonly cost: Money;
  /** Chosen as long as the shopper has not chosen. */
  readonly isDefault: boolean;
  /** Null for a method of the shop's own, such as cash on delivery. */
  readonly provider: PaymentProvider | null;
  /** Where it is offered, by ISO country code. */
  readonly countries: { readonly allowed: readonly string[] | "all"; readonly excluded: readonly string[] };
}
