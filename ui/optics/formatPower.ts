/** A power in dioptres as it is written on prescriptions: with its sign and two decimals, +0.25. Pages word it by locale. */
export const formatPower = (power: number): string => `${power > 0 ? "+" : ""}${(power || 0).toFixed(2)}`;
