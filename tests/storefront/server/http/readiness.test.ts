import { expect, test } from "vitest";
import { createReadiness } from "#server/http/readiness.ts";
import { testShop } from "../support/testShop.ts";

const countries = async () => Response.json({ code: 200, result: [] });

test.each<[what: string, provider: () => Promise<Response>, status: number, state: string]>([
  ["answers", countries, 200, "answering"],
  ["answers with an HTML page", async () => new Response("<h1>Sorry</h1>"), 503, "failing"],
  ["refuses", async () => Response.json({ code: 503, result: "" }, { status: 503 }), 503, "failing"],
  ["cannot be reached", () => Promise.reject(new TypeError("fetch failed")), 503, "unreachable"],
  ["is slow", () => new Promise(() => {}), 503, "slow"],
])("reports a provider that %s", async (_what, provider, status, state) => {
  const answer = await testShop({ provider }).get("/readyz");
  expect(answer.status).toBe(status);
  expect(answer.headers.get("retry-after")).toBe(status === 503 ? "5" : null);
  await expect(answer.json()).resolves.toEqual({
    ready: status === 200,
    process: "serving",
    build: "there",
    provider: state,
  });
});

test.each([
  { status: 200, provider: "answering", name: "that still answers" },
  { status: 503, provider: "failing", name: "that answers no more" },
])("reports a full disk of a platform $name", async ({ status, provider: state }) => {
  const provider = async () => Response.json({ code: status, result: [] }, { status });
  const answer = await testShop({ provider, isDiskFull: () => true }).get("/readyz");
  expect(answer.status).toBe(status);
  await expect(answer.json()).resolves.toMatchObject({ ready: status === 200, provider: state, disk: "full" });
});

test("is not ready but healthy while stopping", async () => {
  const shop = testShop({ provider: countries, isStopping: () => true });
  const answer = await shop.get("/readyz");
  expect(answer.status).toBe(503);
  await expect(answer.json()).resolves.toEqual({ ready: false, process: "stopping" });
  expect((await shop.get("/healthz")).status).toBe(200);
});

test("is not ready without a build", async () => {
  const readiness = createReadiness({
    provider: countries,
    pages: { entry: () => Promise.reject(new Error("no build")) },
    isStopping: () => false,
    isDiskFull: () => false,
  });
  await expect(readiness("id")).resolves.toMatchObject({ ready: false, build: "missing" });
});

test("calls the provider once for concurrent checks", async () => {
  let calls = 0;
  const shop = testShop({
    provider: async () => {
      calls += 1;
      return countries();
    },
  });
  await Promise.all(Array.from({ length: 10 }, () => shop.get("/readyz")));
  expect(calls).toBe(1);
});
