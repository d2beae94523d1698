import { expect, test, vi } from "vitest";
import { retryableLoad } from "../../../ui/loading/retryableLoad.ts";

test("joins calls of one attempt", async () => {
  const loadOnce = vi.fn(async () => "code");
  const part = retryableLoad(loadOnce);
  await expect(Promise.all([part.load(), part.load()])).resolves.toEqual(["code", "code"]);
  expect(loadOnce).toHaveBeenCalledOnce();
});

test("tries again after a failure, and is loaded only then", async () => {
  const loadOnce = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("aborted")).mockResolvedValue("code");
  const part = retryableLoad(loadOnce);
  const onLoaded = vi.fn<(value: string) => void>();
  void part.loaded.then(onLoaded);
  await expect(part.load()).rejects.toThrow("aborted");
  expect(onLoaded).not.toHaveBeenCalled();
  await part.load();
  await expect(part.loaded).resolves.toBe("code");
});
