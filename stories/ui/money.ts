import type { AmountValue } from "@dioptra/ui";

/** So much in groszy. */
export const zloty = (minor: number) => ({ minor, currency: "PLN" }) as const satisfies AmountValue;

/** So much in cents. */
export const euro = (minor: number) => ({ minor, currency: "EUR" }) as const satisfies AmountValue;
