import * as fc from "fast-check";
import { expect, test } from "vitest";
import { reviewedRefusal } from "#server/gate/reviewedRefusal.ts";
import { testShop } from "../support/testShop.ts";

const later = "Something went wrong, try later.";
const secret = "SQLSTATE[42S02] for anna@example.com with hunter2 at /var/www/html/index.php <b>line 12</b>";
const call = "/api/stock/check?sku=A";

/** A shop in front of a platform of somebody else's that answers like this. */
const answering = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  testShop({ provider: async () => Response.json(body, { status, headers }), isProviderForeign: true });

const known = "Some of the ordered products are not available!";

test.each<[what: string, result: unknown, told: unknown]>([
  ["a code", "ENOTFOUND", "ENOTFOUND"],
  ["a sentence of the specification", known, known],
  ["any other sentence", "The store keeper is ill.", null],
  ["a secret", secret, null],
  ["a code with a message", { code: "OUT_OF_STOCK", message: secret }, { code: "OUT_OF_STOCK" }],
  ["a known message, one level deeper", { result: known, trace: secret }, { message: known }],
  ["a known error message", { errorMessage: known }, { message: known }],
  ["a message alone", { message: secret }, null],
  ["a code in words", { code: secret }, null],
  [
    "goods and numbers",
    { code: "TOO_MANY", available: 3, skus: ["A-1", secret] },
    {
      code: "TOO_MANY",
      available: 3,
      skus: ["A-1"],
    },
  ],
  ["a reason", { code: "BLIK_REFUSED", reason: "wrong-code" }, { code: "BLIK_REFUSED", reason: "wrong-code" }],
  ["a reason in words", { code: "BLIK_REFUSED", reason: secret }, { code: "BLIK_REFUSED" }],
  [
    "fields",
    [{ field: "customer.email", problem: "required", message: secret }],
    [{ field: "customer.email", problem: "required" }],
  ],
  [
    "fields in words",
    [
      { field: secret, problem: secret },
      { dataPath: secret, message: secret },
    ],
    null,
  ],
  ["a number", 42, null],
  ["nothing", null, null],
])("of a refusal with %s a browser is told what is known", (_what, result, told) => {
  expect(reviewedRefusal(result)).toEqual(told);
});

test.each([
  ["The requested quantity (12) isn't available.", true],
  ["Żądana ilość nie jest dostępna.", true],
  [secret, false],
  ["SQLSTATE: no such table", false],
  ["write to anna@example.com", false],
  ["<b>No</b>", false],
  ["no ".repeat(100), false],
])("where the platform's sentences may be shown, %s may: %s", (sentence, isShown) => {
  const told = reviewedRefusal({ message: sentence }, { platformSentences: true });
  expect(told).toEqual(isShown ? { message: sentence } : null);
});

test("whatever a refusal holds, nothing with a space in it is told but sentences that are known", () => {
  const words = fc.string({ unit: "grapheme", minLength: 1 }).map((text) => `${text} hunter2`);
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: "small" },
      words,
      fc.integer(),
      fc.array(tie("any"), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom("message", "code", "result", "reason", "skus", "field", "problem"), tie("any")),
    ),
  })).any;
  fc.assert(fc.property(value, (result) => !JSON.stringify(reviewedRefusal(result)).includes("hunter2")));
});

test.each<[what: string, status: number, body: unknown, code: number, result: unknown]>([
  ["a refusal", 409, { code: 409, result: { code: "OUT_OF_STOCK", message: secret } }, 409, { code: "OUT_OF_STOCK" }],
  ["a refusal in words", 400, { code: 400, result: secret }, 400, later],
  ["a login that is over", 401, { code: 401, result: secret }, 401, later],
  ["a fault in an envelope", 500, { code: 500, result: known, meta: { trace: secret } }, 500, later],
  ["a refusal that calls itself a success", 200, { code: 400, result: secret }, 400, later],
  ["a fault that calls itself a success", 200, { code: 500, result: secret, debug: secret }, 500, later],
])("%s of somebody else's platform comes in words of ours", async (_what, status, body, code, result) => {
  const answer = await answering(status, body).get(call);
  expect(answer.status).toBe(status);
  await expect(answer.json()).resolves.toEqual({ code, result });
});

test("an answer that is no refusal comes as it is", async () => {
  const answer = await answering(200, { code: 200, result: { name: "Any word is content." } }).get(call);
  await expect(answer.json()).resolves.toEqual({ code: 200, result: { name: "Any word is content." } });
});

test.each([
  ["120", "120"],
  ["ask anna@example.com", null],
  ["Wed, 21 Oct 2026 07:28:00 GMT", null],
])("when to come again is told in seconds: %s", async (given, told) => {
  const answer = await answering(429, { code: 429, result: "x" }, { "retry-after": given }).get(call);
  expect(answer.headers.get("retry-after")).toBe(told);
});

test.each([
  ["POST", "/webhooks/mollie"],
  ["GET", "/letters/order?token=1"],
])("%s %s of somebody else's platform tells nothing of its failure", async (method, path) => {
  const shop = testShop({
    provider: async () => new Response(secret, { status: 500, headers: { "content-type": "text/html" } }),
    isProviderForeign: true,
  });
  const answer = await (method === "GET" ? shop.get(path) : shop.post(path));
  expect(answer.status).toBe(500);
  await expect(answer.json()).resolves.toEqual({ code: 500, result: later });
});

test("our own platform's words come as they are", async () => {
  const refusal = { code: 409, result: { code: "STATUS_REFUSED", message: "An order is not shipped twice." } };
  const shop = testShop({ provider: async () => Response.json(refusal, { status: 409 }) });
  await expect((await shop.get(call)).json()).resolves.toEqual(refusal);
});

test("nothing that a platform says of a refusal is in the log", async () => {
  const shop = answering(500, { code: 500, result: secret });
  await shop.get(call);
  for (const piece of ["hunter2", "anna", "SQLSTATE", "/var/www"]) expect(shop.log()).not.toContain(piece);
});
