import { loadAhead } from "../../../ui/loading/scheduling.ts";
import { afterEach, expect, test, vi } from "vitest";

/** A browser that has loaded its page and has time. */
function openIdleBrowser(saveData: boolean) {
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("navigator", { connection: { saveData } });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what will be wanted soon is brought while there is time", () => {
  openIdleBrowser(false);
  const bring = vi.fn(() => Promise.resolve());
  loadAhead(bring);
  expect(bring).toHaveBeenCalledOnce();
});

test("nothing is brought where data is to be saved", () => {
  openIdleBrowser(true);
  const bring = vi.fn(() => Promise.resolve());
  loadAhead(bring);
  expect(bring).not.toHaveBeenCalled();
});

test("what does not come now is nobody's fault: it is asked for again when it is wanted", async () => {
  openIdleBrowser(false);
  const failed = Promise.reject(new Error("no connection"));
  loadAhead(() => failed);
  await expect(failed).rejects.toThrow("no connection");
});
