import type { PaymentMethod, PaymentProvider } from "./checkout.ts";

export interface PaymentRules {
  readonly cashOnDeliveryCode: string;
  /** Methods that stand for a whole provider, whose own methods are offered instead. */
  readonly aggregateCodes: readonly string[];
  /** Where the second provider serves. */
  readonly tpayCountries: readonly string[];
}

export interface Buyer {
  /** Of the billing address, by ISO code. */
  readonly country: string;
  /** Nothing in the cart is delivered. */
  readonly isVirtual: boolean;
}

/** The methods that this order can be paid by (specification, section 5). */
export function offeredPaymentMethods(
  methods: readonly PaymentMethod[],
  { country, isVirtual }: Buyer,
  { cashOnDeliveryCode, aggregateCodes, tpayCountries }: PaymentRules,
): readonly PaymentMethod[] {
  return methods.filter(
    ({ code, provider, countries }) =>
      !aggregateCodes.includes(code) &&
      !(isVirtual && code === cashOnDeliveryCode) &&
      !(provider === "tpay" && !tpayCountries.includes(country)) &&
      !countries.excluded.includes(country) &&
      (countries.allowed === "all" || countries.allowed.includes(country)),
  );
}

/** Returns the methods that the shop's own pages can start: those without a provider, and those of the given ones. */
export const startableMethods = (
  methods: readonly PaymentMethod[],
  startable: readonly PaymentProvider[],
): readonly PaymentMethod[] => methods.filter(({ provider }) => provider === null || startable.includes(provider));
