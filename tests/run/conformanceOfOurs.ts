import { startPlatform, startShop } from "../support/shop.ts";
import type { Runner } from "../support/outcome.ts";
import { vitest } from "./vitest.ts";

/** Runs the conformance suite against the embedded provider behind the shop's gate. */
export const conformance: Runner = {
  name: "conformance of the embedded provider",
  run: async () => {
    const shop = await startShop();
    try {
      const env = { CONFORMANCE_URL: shop.origin, CONFORMANCE_FIXTURES: "tests/contract/fixtures.json" };
      return await vitest("", ["conformance"], { env }).run();
    } finally {
      await shop.remove();
    }
  },
};

/** Runs the calls of another front end against the platform without the shop's pages. */
export const otherClient: Runner = {
  name: "conformance to another client",
  run: async () => {
    const platform = await startPlatform();
    try {
      const env = {
        CONFORMANCE_URL: platform.origin,
        CONFORMANCE_FIXTURES: "tests/contract/fixtures.json",
        CONFORMANCE_CLIENT: "vue-storefront",
      };
      return await vitest("", ["conformance"], { env }).run();
    } finally {
      await platform.remove();
    }
  },
};
