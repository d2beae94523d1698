import { preloadWhenIdle } from "../../../ui/loading/scheduling.ts";
import { afterEach, expect, test, vi } from "vitest";

/** Simulates an idle browser whose page has loaded. */
function openIdleBrowser(saveData: boolean) {
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("navigator", { connection: { saveData } });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("preloadWhenIdle loads once the browser is idle", () => {
  openIdleBrowser(false);
  const load = vi.fn(() => Promise.resolve());
  preloadWhenIdle(load);
  expect(load).toHaveBeenCalledOnce();
});

test("preloadWhenIdle loads nothing if the visitor wants to save data", () => {
  openIdleBrowser(true);
  const load = vi.fn(() => Promise.resolve());
  preloadWhenIdle(load);
  expect(load).not.toHaveBeenCalled();
});

test("preloadWhenIdle ignores a failure", async () => {
  openIdleBrowser(false);
  const failed = Promise.reject(new Error("no connection"));
  preloadWhenIdle(() => failed);
  await expect(failed).rejects.toThrow("no connection");
});
