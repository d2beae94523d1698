import type { PaymentMethod, PaymentProviderCode } from "./checkout.ts";

export interface PaymentRules {
  readonly cashOnDeliveryCode: string;
  /** Codes that stand for a whole provider. They are not offered, since the provider's own methods are. */
  readonly aggregateCodes: readonly string[];
  /** ISO codes of the countries where Tpay is offered. */
  readonly tpayCountries: readonly string[];
}

export interface Buyer {
  /** ISO code of the billing address's country. */
  readonly country: string;
  /** Whether nothing in the cart is delivered. */
  readonly isVirtual: boolean;
  /** Whether the parcel is collected where nothing can be paid. @default false */
  readonly isUnpaidPoint?: boolean;
}

/** Returns the methods that can pay this order (docs/specification/checkout.md#checkout-34). */
export function offeredPaymentMethods(
  methods: readonly PaymentMethod[],
  { country, isVirtual, isUnpaidPoint = false }: Buyer,
  { cashOnDeliveryCode, aggregateCodes, tpayCountries }: PaymentRules,
): readonly PaymentMethod[] {
  return methods.filter(
    ({ code, provider, countries }) =>
      !aggregateCodes.includes(code) &&
      !((isVirtual || isUnpaidPoint) && code === cashOnDeliveryCode) &&
      !(provider === "tpay" && !tpayCountries.includes(country)) &&
      !countries.excluded.includes(country) &&
      (countries.allowed === "all" || countries.allowed.includes(country)),
  );
}

/** Returns cash on delivery if it is offered wherever a parcel can be paid for; null otherwise. */
export const methodPaidOnDelivery = (
  methods: readonly PaymentMethod[],
  buyer: Buyer,
  rules: PaymentRules,
): PaymentMethod | null =>
  offeredPaymentMethods(methods, { ...buyer, isUnpaidPoint: false }, rules).find(
    ({ code }) => code === rules.cashOnDeliveryCode,
  ) ?? null;

/**
 * Returns the methods whose payment the shop's pages can start: those without a provider, and those of `startable`
 * ones.
 */
export const startableMethods = (
  methods: readonly PaymentMethod[],
  startable: readonly PaymentProviderCode[],
): readonly PaymentMethod[] => methods.filter(({ provider }) => provider === null || startable.includes(provider));

/** Setting of a group of payment methods. Methods without a group of their own are in the last one. */
export interface PaymentShelf {
  readonly id: string;
  readonly codes: readonly string[];
  /** All other methods of this provider belong to the group, too. */
  readonly restOf: PaymentProviderCode | null;
}

export interface PaymentGroup {
  readonly id: string;
  readonly methods: readonly PaymentMethod[];
}

/** Returns the methods in groups (docs/specification/checkout.md#checkout-37). Empty groups are left out. */
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

/** Returns the chosen method if it is offered, otherwise the default or the first one. Null when none is offered. */
export function chosenOrDefault<T extends { readonly isDefault: boolean }>(
  offered: readonly T[],
  isChosen: (method: T) => boolean,
): T | null {
  return offered.find(isChosen) ?? offered.find((method) => method.isDefault) ?? offered[0] ?? null;
}
