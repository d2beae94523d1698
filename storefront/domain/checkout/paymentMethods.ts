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

/** The methods that this order can be paid by (docs/specification/checkout.md#checkout-34). */
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

/** A shelf of the payment step; what no shelf asks for lies on the last one. */
export interface PaymentShelf {
  readonly id: string;
  readonly codes: readonly string[];
  /** Takes all other methods of this provider. */
  readonly restOf: PaymentProvider | null;
}

export interface PaymentGroup {
  readonly id: string;
  readonly methods: readonly PaymentMethod[];
}

/** The methods as they are shown together (docs/specification/checkout.md#checkout-37); empty groups are left out. */
export function paymentGroups(
  methods: readonly PaymentMethod[],
  shelves: readonly PaymentShelf[],
): readonly PaymentGroup[] {
  return shelves
    .map(({ id }) => ({ id, methods: methods.filter((method) => shelfOf(method, shelves)?.id === id) }))
    .filter((group) => group.methods.length > 0);
}

const shelfOf = ({ code, provider }: PaymentMethod, shelves: readonly PaymentShelf[]) =>
  shelves.find(({ codes }) => codes.includes(code)) ??
  shelves.find(({ restOf }) => restOf !== null && restOf === provider) ??
  shelves.at(-1);

/** What is chosen, as long as it is offered; else the default, else the first. Null when nothing is offered. */
export function chosenOrDefault<T extends { readonly isDefault: boolean }>(
  offered: readonly T[],
  isChosen: (method: T) => boolean,
): T | null {
  return offered.find(isChosen) ?? offered.find((method) => method.isDefault) ?? offered[0] ?? null;
}
