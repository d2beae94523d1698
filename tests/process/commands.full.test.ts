import { afterAll, expect, onTestFinished, test } from "vitest";
import { startChild } from "../support/childProcess.ts";
import { seededFolder, removeFolder } from "../support/shop.ts";

const folder = await seededFolder();
afterAll(() => removeFolder(folder));

test.each(["start", "platform", "dev"])("`npm run %s` stops its server on SIGTERM", async (command) => {
  const started = await startChild({
    name: `npm run ${command}`,
    program: "npm",
    arguments: ["run", command],
    env: { PORT: "0", PLATFORM_PORT: "0", DATA_FOLDER: folder, LOG_LEVEL: "error" },
  });
  onTestFinished(() => void started.stop());
  expect((await fetch(`${started.origin}/healthz`)).status).toBe(200);
  await started.stop("SIGTERM");
  await expect(fetch(`${started.origin}/healthz`)).rejects.toThrow("fetch failed");
});
