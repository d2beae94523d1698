import { useState } from "react";
import { payment } from "#configuration/payment.ts";
import type { PaymentMethod } from "#domain/checkout/checkout.ts";
import {
  chosenEntry,
  chosenPayment,
  type ChosenPayment,
  paymentEntries,
  type PaymentEntry,
  type PaymentPick,
} from "#domain/checkout/paymentEntries.ts";

/** The choice of a payment method, and of a bank for the methods that need one. */
export interface PaymentChoiceState {
  readonly groups: readonly (readonly PaymentEntry[])[] | null;
  readonly entry: PaymentEntry | null;
  /** Null while a bank is still to be chosen. */
  readonly chosen: ChosenPayment | null;
  readonly pick: PaymentPick;
  readonly pickEntry: (key: string) => void;
  readonly pickBank: (id: string) => void;
  /** Whether the shopper wanted to go on without a bank. */
  readonly isBankMissing: boolean;
  /** Returns the chosen payment out of these methods. Without one, the missing bank is asked for. */
  readonly confirm: (methods: readonly PaymentMethod[]) => ChosenPayment | null;
}

const resolve = (methods: readonly PaymentMethod[], pick: PaymentPick) => {
  const groups = paymentEntries(methods, payment.shelves);
  const entry = chosenEntry(groups, pick.code);
  return { groups, entry, chosen: chosenPayment(entry, pick, payment.issuerMethods) };
};

/** Returns the choice out of these methods; null while they are loading. */
export function usePaymentChoice(methods: readonly PaymentMethod[] | null, initial: PaymentPick): PaymentChoiceState {
  const [pick, setPick] = useState(initial);
  const [isBankMissing, setBankMissing] = useState(false);
  const { groups, entry, chosen } = resolve(methods ?? [], pick);
  return {
    groups: methods && groups,
    entry,
    chosen,
    pick,
    pickEntry(key) {
      setBankMissing(false);
      setPick({ code: key, issuer: null });
    },
    pickBank(id) {
      setBankMissing(false);
      setPick(entry?.kind === "banks" ? { code: id, issuer: null } : { ...pick, issuer: id });
    },
    isBankMissing,
    confirm(offered) {
      const resolved = resolve(offered, pick);
      setBankMissing(resolved.entry !== null && resolved.chosen === null);
      return resolved.chosen;
    },
  };
}

/** Returns whether an entry needs the choice of a bank. */
export const needsBank = (entry: PaymentEntry): boolean =>
  entry.kind === "banks" || payment.issuerMethods.includes(entry.method.code);
