import { fileURLToPath } from "node:url";
import { startChild, type Started } from "./childProcess.ts";
import type { Fault } from "./faultyProvider.ts";
import { removeFolder, seededFolder } from "./shop.ts";

export interface Provider extends Omit<Started, "stop"> {
  /** Replaces the active faults. Without arguments, everything works again. */
  readonly setFaults: (...faults: readonly Fault[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a platform that plays an external provider and can be made to fail. */
export async function startProvider(): Promise<Provider> {
  const folder = await seededFolder();
  const { stop, ...started } = await startChild({
    name: "The provider",
    arguments: [fileURLToPath(new URL("faultyProvider.ts", import.meta.url))],
    env: { DATA_FOLDER: folder },
  });
  // The slow first requests are made before any test measures time.
  for (const store of ["pl", "de"]) {
    await fetch(`${started.origin}/api/vsbridge/catalog/vue_storefront_catalog_${store}/product/_search?size=1`);
  }
  return {
    ...started,
    setFaults: async (...faults) => {
      await fetch(`${started.origin}/faults`, { method: "PUT", body: JSON.stringify(faults) });
    },
    stop: async () => {
      await stop();
      removeFolder(folder);
    },
  };
}
