import { fileURLToPath } from "node:url";
import { startChild, type Started } from "./childProcess.ts";
import type { Fault } from "./faultyProvider.ts";
import { newFolder, removeFolder } from "./shop.ts";

export interface Provider extends Omit<Started, "stop"> {
  /** What goes wrong from now on; nothing, when nothing is given. */
  readonly goWrong: (...faults: readonly Fault[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a platform that stands for one of the shop's own, and can be made to fail. */
export async function startProvider(): Promise<Provider> {
  const folder = newFolder();
  const { stop, ...started } = await startChild({
    name: "The provider",
    arguments: [fileURLToPath(new URL("faultyProvider.ts", import.meta.url))],
    env: { DATA_FOLDER: folder },
  });
  // What is slow only once is over before anything is made late.
  for (const store of ["pl", "de"]) {
    await fetch(`${started.origin}/api/vsbridge/catalog/vue_storefront_catalog_${store}/product/_search?size=1`);
  }
  return {
    ...started,
    goWrong: async (...faults) => {
      await fetch(`${started.origin}/faults`, { method: "PUT", body: JSON.stringify(faults) });
    },
    stop: async () => {
      await stop();
      removeFolder(folder);
    },
  };
}
