import path from "node:path";
import { parseArgs } from "node:util";
import { PlatformStartFailure } from "#platform/kernel/startFailure.ts";
import { createLoadTest, formatDuration, readProductCount, LoadTestError } from "./createLoadTest.ts";

const usage = "npm run seed -- --products 50000 [--folder data/load-test]";

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { products: { type: "string" }, folder: { type: "string", default: "data/load-test" } },
    });
    return { count: readProductCount(values.products), folder: values.folder };
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split("\n") : [];
    throw new LoadTestError(`${reason} Usage: ${usage}`, { cause: error });
  }
}

/** Returns a signal that aborts at the first SIGINT or SIGTERM. A second one ends the process at once. */
function abortOnInterrupt(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      console.log("Stopping…");
      stopping.abort(new LoadTestError("Stopped. The unfinished database was removed."));
    });
  }
  return stopping.signal;
}

try {
  const { count, folder } = readArguments();
  const start = performance.now();
  const dataFolder = await createLoadTest(folder, count, { onProgress: console.log, signal: abortOnInterrupt() });
  const seconds = (performance.now() - start) / 1000;
  const relativePath = path.relative(process.cwd(), dataFolder);
  console.log(`Filled in ${formatDuration(seconds)}. Serve it with DATA_FOLDER=${relativePath} npm start.`);
} catch (error) {
  const isExpected = error instanceof LoadTestError || error instanceof PlatformStartFailure;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
