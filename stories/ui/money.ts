import type { AmountValue } from "@dioptra/ui";

/** Returns an amount in PLN from its groszy. */
export const zloty = (minor: number) => ({ minor, currency: "PLN" }) as const satisfies AmountValue;

/** Returns an amount in EUR from its cents. */
export const euro = (minor: number) => ({ minor, currency: "EUR" }) as const satisfies AmountValue;
