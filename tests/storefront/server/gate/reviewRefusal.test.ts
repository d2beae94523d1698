import * as fc from "fast-check";
import { expect, test } from "vitest";
import { reviewRefusal } from "#server/gate/reviewRefusal.ts";
import { testShop } from "../support/testShop.ts";

const later = "Something went wrong, try later.";
const secret = "SQLSTATE[42S02] for anna@example.com with hunter2 at /var/www/html/index.php <b>line 12</b>";
const call = "/api/stock/check?sku=A";

/** Creates a shop in front of another platform that answers like this. */
const shopWith = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  testShop({ provider: async () => Response.json(body, { status, headers }), isProviderForeign: true });

const knownSentence = "Some of the ordered products are not available!";

test.each<[what: string, result: unknown, reviewed: unknown]>([
  ["a code", "ENOTFOUND", "ENOTFOUND"],
  ["a sentence of the specification", knownSentence, knownSentence],
  ["any other sentence", "The store keeper is ill.", null],
  ["a secret", secret, null],
  ["a code with a message", { code: "OUT_OF_STOCK", message: secret }, { code: "OUT_OF_STOCK" }],
  ["a known message, one level deeper", { result: knownSentence, trace: secret }, { message: knownSentence }],
  ["a known error message", { errorMessage: knownSentence }, { message: knownSentence }],
  ["a message alone", { message: secret }, null],
  ["a code that is a sentence", { code: secret }, null],
  [
    "skus and numbers",
    { code: "TOO_MANY", available: 3, skus: ["A-1", secret] },
    {
      code: "TOO_MANY",
      available: 3,
      skus: ["A-1"],
    },
  ],
  ["a reason", { code: "BLIK_REFUSED", reason: "wrong-code" }, { code: "BLIK_REFUSED", reason: "wrong-code" }],
  ["a reason that is a sentence", { code: "BLIK_REFUSED", reason: secret }, { code: "BLIK_REFUSED" }],
  [
    "fields",
    [{ field: "customer.email", problem: "required", message: secret }],
    [{ field: "customer.email", problem: "required" }],
  ],
  [
    "fields that are sentences",
    [
      { field: secret, problem: secret },
      { dataPath: secret, message: secret },
    ],
    null,
  ],
  ["a number", 42, null],
  ["null", null, null],
])("reduces a refusal with %s to its reviewed parts", (_what, result, reviewed) => {
  expect(reviewRefusal(result)).toEqual(reviewed);
});

test.each([
  ["The requested quantity (12) isn't available.", true],
  ["Żądana ilość nie jest dostępna.", true],
  [secret, false],
  ["SQLSTATE: no such table", false],
  ["write to anna@example.com", false],
  ["<b>No</b>", false],
  ["no ".repeat(100), false],
])("shows the sentence %s when platformSentences is on: %s", (sentence, isShown) => {
  const reviewed = reviewRefusal({ message: sentence }, { platformSentences: true });
  expect(reviewed).toEqual(isShown ? { message: sentence } : null);
});

test("never passes on unknown text with spaces", () => {
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
  fc.assert(fc.property(value, (result) => !JSON.stringify(reviewRefusal(result)).includes("hunter2")));
});

test.each<[what: string, status: number, body: unknown, code: number, result: unknown]>([
  ["a refusal", 409, { code: 409, result: { code: "OUT_OF_STOCK", message: secret } }, 409, { code: "OUT_OF_STOCK" }],
  ["a refusal that is a sentence", 400, { code: 400, result: secret }, 400, later],
  ["an expired login", 401, { code: 401, result: secret }, 401, later],
  ["an error in an envelope", 500, { code: 500, result: knownSentence, meta: { trace: secret } }, 500, later],
  ["a refusal with status 200", 200, { code: 400, result: secret }, 400, later],
  ["an error with status 200", 200, { code: 500, result: secret, debug: secret }, 500, later],
])("answers %s of another platform with reviewed text", async (_what, status, body, code, result) => {
  const answer = await shopWith(status, body).get(call);
  expect(answer.status).toBe(status);
  await expect(answer.json()).resolves.toEqual({ code, result });
});

test("passes on a successful answer unchanged", async () => {
  const answer = await shopWith(200, { code: 200, result: { name: "Any word is content." } }).get(call);
  await expect(answer.json()).resolves.toEqual({ code: 200, result: { name: "Any word is content." } });
});

test.each([
  ["120", "120"],
  ["ask anna@example.com", null],
  ["Wed, 21 Oct 2026 07:28:00 GMT", null],
])("passes on Retry-After %s only in seconds", async (header, expected) => {
  const answer = await shopWith(429, { code: 429, result: "x" }, { "retry-after": header }).get(call);
  expect(answer.headers.get("retry-after")).toBe(expected);
});

test.each([
  ["POST", "/webhooks/mollie"],
  ["GET", "/letters/order?token=1"],
])("hides the error text of another platform for %s %s", async (method, path) => {
  const shop = testShop({
    provider: async () => new Response(secret, { status: 500, headers: { "content-type": "text/html" } }),
    isProviderForeign: true,
  });
  const answer = await (method === "GET" ? shop.get(path) : shop.post(path));
  expect(answer.status).toBe(500);
  await expect(answer.json()).resolves.toEqual({ code: 500, result: later });
});

test("passes on refusals of our own platform unchanged", async () => {
  const refusal = { code: 409, result: { code: "STATUS_REFUSED", message: "An order is not shipped twice." } };
  const shop = testShop({ provider: async () => Response.json(refusal, { status: 409 }) });
  await expect((await shop.get(call)).json()).resolves.toEqual(refusal);
});

test("does not log the text of a refusal", async () => {
  const shop = shopWith(500, { code: 500, result: secret });
  await shop.get(call);
  for (const piece of ["hunter2", "anna", "SQLSTATE", "/var/www"]) expect(shop.log()).not.toContain(piece);
});
