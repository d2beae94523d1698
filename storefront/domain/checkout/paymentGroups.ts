import type { PaymentMethod, PaymentProvider } from "./checkout.ts";

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

/** The methods as they are shown together (specification, section 9, Display groups); empty groups are left out. */
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
