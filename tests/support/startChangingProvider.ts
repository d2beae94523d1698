import { fileURLToPath } from "node:url";
import type { OfferChange } from "./changingProvider.ts";
import { startChild, type Started } from "./childProcess.ts";

export interface ChangingProvider extends Started {
  /** Changes stock, prices and availability of variants. */
  readonly offer: (...changes: readonly OfferChange[]) => Promise<void>;
}

/** Starts a platform whose catalogue can be changed while a shop uses it. */
export async function startChangingProvider(): Promise<ChangingProvider> {
  const started = await startChild({
    name: "The provider",
    arguments: [fileURLToPath(new URL("changingProvider.ts", import.meta.url))],
    env: {},
  });
  return {
    ...started,
    offer: async (...changes) => {
      await fetch(`${started.origin}/catalogue`, { method: "PUT", body: JSON.stringify(changes) });
    },
  };
}
