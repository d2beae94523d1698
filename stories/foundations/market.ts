import type { Globals } from "storybook/internal/types";

/** The country a story is told in; its money and its rules, not its language, which the toolbar says apart. */
export interface Market {
  country: "PL" | "DE";
  currency: "PLN" | "EUR";
}

const poland: Market = { country: "PL", currency: "PLN" };
const germany: Market = { country: "DE", currency: "EUR" };

/** The toolbar's market, for stories that ask: `render: (args, { globals }) => … marketOf(globals).currency`. */
export const marketOf = (globals: Globals): Market => (globals["market"] === "de" ? germany : poland);
