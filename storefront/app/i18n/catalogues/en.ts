/** The parts of the message catalogue, each loaded on demand. No page loads the library's and the server's. */
export const parts = import.meta.glob<{ readonly default: unknown }>([
  "../compiled/en/*.json",
  "!**/{library,server}.json",
]);
