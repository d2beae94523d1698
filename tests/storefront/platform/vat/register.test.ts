import { expect, test } from "vitest";
import * as z from "zod";
import { readViesAnswer } from "#platform/vat/register.ts";
import { vectors } from "../../../vectors/vectors.ts";

const input = z.strictObject({ http: z.number(), body: z.unknown() });
const expected = z.strictObject({
  outcome: z.enum(["valid", "invalid", "unavailable"]),
  code: z.nullable(z.string()),
  shop: z.enum(["ACCEPT", "REJECT_NOT_FOUND", "ACCEPT_UNVERIFIED_RECHECK"]),
});

const actions = { valid: "ACCEPT", invalid: "REJECT_NOT_FOUND", unavailable: "ACCEPT_UNVERIFIED_RECHECK" } as const;

test.each(vectors("vies.outcome", input, expected))(
  "vies.outcome: $name",
  ({ input, expected: { outcome, code, shop } }) => {
    const answer = readViesAnswer(input.http, input.body, "1234563218");
    expect(answer.outcome).toBe(outcome);
    expect(answer.outcome === "unavailable" ? answer.code : null).toBe(code);
    expect(actions[answer.outcome]).toBe(shop);
  },
);

test("reads three hyphens as an undisclosed name", () => {
  expect(readViesAnswer(200, { valid: true, vatNumber: "1", name: "---", address: " Prosta 1 " }, "1")).toEqual({
    outcome: "valid",
    name: null,
    address: "Prosta 1",
    requestId: null,
  });
});

test("reads an error of the service as unavailable, whatever else the answer says", () => {
  const body = { valid: false, vatNumber: "1", errorWrappers: [{ error: "VAT_BLOCKED" }] };
  expect(readViesAnswer(200, body, "1")).toEqual({ outcome: "unavailable", code: "VAT_BLOCKED" });
});

test("does not pass on unknown error texts, and limits the length of company names", () => {
  const answer = { valid: false, userError: "hunter2 of anna@example.com" };
  expect(readViesAnswer(200, answer, "1")).toEqual({ outcome: "unavailable", code: "UNKNOWN" });
  const longName = readViesAnswer(200, { valid: true, vatNumber: "1", name: "x".repeat(10_000) }, "1");
  expect(longName).toMatchObject({ outcome: "valid", name: "x".repeat(300) });
});
