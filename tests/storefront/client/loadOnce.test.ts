import { expect, test, vi } from "vitest";
import { loadOnce } from "#client/loadOnce.ts";

test("loads once, also for callers that come while it is loaded", async () => {
  const load = vi.fn(async () => "value");
  const get = loadOnce(load);
  expect(await Promise.all([get(), get()])).toEqual(["value", "value"]);
  expect(await get()).toBe("value");
  expect(load).toHaveBeenCalledOnce();
});

test("loads again after a failure, once for all who waited", async () => {
  const load = vi.fn(async () => "value").mockRejectedValueOnce(new Error("offline"));
  const get = loadOnce(load);
  expect((await Promise.allSettled([get(), get()])).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await Promise.all([get(), get()])).toEqual(["value", "value"]);
  expect(load).toHaveBeenCalledTimes(2);
});
