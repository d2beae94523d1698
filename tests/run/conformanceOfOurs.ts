import { removeFolder, startShop } from "../support/shop.ts";
import type { Runner } from "./runner.ts";
import { vitest } from "./vitest.ts";

/** The conformance suite against the embedded provider, behind the shop's gate. */
export const conformance: Runner = {
  name: "conformance of the embedded provider",
  run: async () => {
    const shop = await startShop();
    try {
      const env = { CONFORMANCE_URL: shop.origin, CONFORMANCE_FIXTURES: "tests/contract/fixtures.json" };
      return await vitest("", ["conformance"], env).run();
    } finally {
      await shop.stop();
      removeFolder(shop.folder);
    }
  },
};
