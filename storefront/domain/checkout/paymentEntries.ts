import type { PaymentMethod, PaymentProviderCode } from "./checkout.ts";
import { paymentGroups, type PaymentShelf } from "./paymentMethods.ts";

/** An entry of the payment step: a method, or the banks of a provider, of which one is chosen next. */
export type PaymentEntry =
  | { readonly kind: "method"; readonly key: string; readonly method: PaymentMethod }
  | {
      readonly kind: "banks";
      readonly key: string;
      readonly provider: PaymentProviderCode;
      readonly banks: readonly PaymentMethod[];
    };

/**
 * Returns the entries of the payment step in their groups, in the order of the groups' codes. The methods that a group's
 * `restOf` adds are a provider's banks: they share one entry, which is the first. Of two methods with one name, such as the
 * cards of two providers, only the first is kept.
 */
export function paymentEntries(
  methods: readonly PaymentMethod[],
  shelves: readonly PaymentShelf[],
): readonly (readonly PaymentEntry[])[] {
  const codes = shelves.flatMap((shelf) => shelf.codes);
  const withRest = new Set(shelves.flatMap(({ restOf }) => restOf ?? []));
  const bankProvider = ({ code, provider }: PaymentMethod) =>
    provider !== null && withRest.has(provider) && !codes.includes(code) ? provider : null;
  const rankOf = (method: PaymentMethod) => {
    if (bankProvider(method) !== null) return -1;
    const place = codes.indexOf(method.code);
    return place < 0 ? codes.length : place;
  };
  const entriesOf = (grouped: readonly PaymentMethod[]): readonly PaymentEntry[] => {
    const inOrder = grouped.toSorted((a, b) => rankOf(a) - rankOf(b));
    const banks = [...Map.groupBy(inOrder, bankProvider)].flatMap(([provider, ofProvider]): PaymentEntry[] =>
      provider === null ? [] : [{ kind: "banks", key: `banks-${provider}`, provider, banks: ofProvider }],
    );
    const others = inOrder.filter((method) => bankProvider(method) === null);
    const named = others.filter(({ title }, place) => others.findIndex((other) => other.title === title) === place);
    return banks.concat(named.map((method) => ({ kind: "method", key: method.code, method })));
  };
  return paymentGroups(methods, shelves).map((group) => entriesOf(group.methods));
}

const methodsOf = (entry: PaymentEntry) => (entry.kind === "banks" ? entry.banks : [entry.method]);

/**
 * Returns the entry that is chosen by its key or by the code of one of its methods, else the entry of the default method or
 * the first one; null without entries.
 */
export function chosenEntry(groups: readonly (readonly PaymentEntry[])[], picked: string | null): PaymentEntry | null {
  const entries = groups.flat();
  return (
    entries.find((entry) => entry.key === picked || methodsOf(entry).some(({ code }) => code === picked)) ??
    entries.find((entry) => methodsOf(entry).some(({ isDefault }) => isDefault)) ??
    entries[0] ??
    null
  );
}

/** The method that a shopper has chosen, and the bank of a method that has banks of its own. */
export interface ChosenPayment {
  readonly method: PaymentMethod;
  readonly issuer: string | null;
}

/** What a shopper has picked: the key of an entry or the code of a method, and the bank of a method with its own banks. */
export interface PaymentPick {
  readonly code: string | null;
  readonly issuer: string | null;
}

/**
 * Returns the payment that is chosen; null while a bank is still to be chosen, or nothing can be. `issuerMethods` are the
 * codes of the methods with banks of their own.
 */
export function chosenPayment(
  entry: PaymentEntry | null,
  { code, issuer }: PaymentPick,
  issuerMethods: readonly string[],
): ChosenPayment | null {
  if (!entry) return null;
  if (entry.kind === "banks") {
    const method = entry.banks.find((bank) => bank.code === code);
    return method ? { method, issuer: null } : null;
  }
  if (!issuerMethods.includes(entry.method.code)) return { method: entry.method, issuer: null };
  return issuer === null ? null : { method: entry.method, issuer };
}
