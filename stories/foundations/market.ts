import type { Globals } from "storybook/internal/types";

/** The country and currency of a story. The language is a toolbar of its own. */
export interface Market {
  country: "PL" | "DE";
  currency: "PLN" | "EUR";
}

const poland: Market = { country: "PL", currency: "PLN" };
const germany: Market = { country: "DE", currency: "EUR" };

/** Returns the market chosen in the toolbar: `render: (args, { globals }) => … marketOf(globals).currency`. */
export const marketOf = (globals: Globals): Market => (globals["market"] === "de" ? germany : poland);
