import { ensureChromium } from "../support/ensureChromium.ts";
import type { Runner } from "../support/outcome.ts";
import { installServers } from "./services.ts";

/** Installs the programs that the tests need: a browser, without which there are no tests, and the servers. */
export const programs: Runner = {
  name: "programs",
  isNeeded: true,
  run: async () => {
    try {
      await ensureChromium();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { passed: 0, failed: 1, failures: [{ name: "browser", message, command: "npm test" }] };
    }
    // The step that needs the servers says which are missing.
    await installServers();
    return { passed: 0, failed: 0 };
  },
};
