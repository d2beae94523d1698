/** The parts of the message catalogue, each loaded on demand. */
export const parts = import.meta.glob<{ readonly default: unknown }>("../compiled/en/*.json");
