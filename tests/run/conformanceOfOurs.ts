import { startPlatform, startShop } from "../support/shop.ts";
import type { Runner } from "../support/outcome.ts";
import { vitest } from "./vitest.ts";

/** The front ends whose calls the suite makes. */
export const clients = ["shop", "vue-storefront"] as const;
export type Client = (typeof clients)[number];

const runs = {
  shop: { name: "conformance of the embedded provider", start: startShop },
  "vue-storefront": { name: "conformance to another client", start: startPlatform },
};

/**
 * Runs the conformance suite against the embedded provider: behind the gate as the shop, and against the platform without
 * the shop's pages as another front end.
 *
 * @param files Files to run instead of all, and Vitest's options.
 */
export const conformanceAs = (client: Client, files: readonly string[] = []): Runner => ({
  name: runs[client].name,
  run: async () => {
    const provider = await runs[client].start();
    try {
      return await vitest("", ["conformance"], {
        env: {
          CONFORMANCE_URL: provider.origin,
          CONFORMANCE_FIXTURES: "tests/contract/fixtures.json",
          CONFORMANCE_CLIENT: client,
        },
        files,
        command: `npm run conformance -- --client ${client}`,
      }).run();
    } finally {
      await provider.remove();
    }
  },
});

/** Runs the conformance suite against the embedded provider as each front end. */
export const conformance = (): Runner[] => clients.map((client) => conformanceAs(client));
