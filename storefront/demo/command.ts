import path from "node:path";
import { parseArgs } from "node:util";
import { PlatformStartFailure } from "#platform/kernel/startFailure.ts";
import { createLoadTest, durationWords, readProductCount, SeedRefusal } from "./createLoadTest.ts";

const usage = "npm run seed -- --products 50000 [--folder data/load-test]";

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { products: { type: "string" }, folder: { type: "string", default: "data/load-test" } },
    });
    return { count: readProductCount(values.products), folder: values.folder };
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split("\n") : [];
    throw new SeedRefusal(`${reason} ${usage}`, { cause: error });
  }
}

/** Aborts on the first signal. A second one ends the process at once. */
function untilInterrupted(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      console.log("Stopping…");
      stopping.abort(new SeedRefusal("Stopped: nothing was kept."));
    });
  }
  return stopping.signal;
}

try {
  const { count, folder } = readArguments();
  const begun = performance.now();
  const made = await createLoadTest(folder, count, { onProgress: console.log, signal: untilInterrupted() });
  const seconds = (performance.now() - begun) / 1000;
  const shown = path.relative(process.cwd(), made);
  console.log(`Filled in ${durationWords(seconds)}. DATA_FOLDER=${shown} npm start serves it.`);
} catch (error) {
  const isExplained = error instanceof SeedRefusal || error instanceof PlatformStartFailure;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
