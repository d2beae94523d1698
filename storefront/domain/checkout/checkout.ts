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
}

export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
  readonly cost: Money;
}
