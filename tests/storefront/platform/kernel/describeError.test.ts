import { expect, test } from "vitest";
import { describeError } from "#platform/kernel/describeError.ts";

test("describes an error by its name, message and stack frames", () => {
  const described = describeError(new TypeError("There is no such shelf."), { method: "GET", path: "/api/stock/list" });
  expect(described).toEqual({
    event: "call-failed",
    method: "GET",
    path: "/api/stock/list",
    name: "TypeError",
    message: "There is no such shelf.",
    frames: expect.arrayContaining([expect.stringContaining("describeError.test.ts")]),
  });
});

test.each([
  ["a mail address", "550 <anna@example.com> is unknown", "anna"],
  ["credentials in a URL", "connect smtps://shop:hunter2@mail.example failed", "hunter2"],
  ["a query", "GET /orders?name=Nowak failed", "Nowak"],
  ["a phone number", "600 100 200 cannot be called", "600"],
  ["a token", "the token a1b2c3d4e5f6a7b8c9d0e1f2 is over", "a1b2c3d4"],
])("removes %s from the message", (_what, message, secret) => {
  expect(describeError(new Error(message)).message).not.toContain(secret);
});

test("limits the length of a message", () => {
  const message = describeError(new Error("no ".repeat(10_000))).message ?? "";
  expect(message.length).toBeLessThanOrEqual(300);
});

test("leaves out the message of a syntax error, which quotes the input", () => {
  const error = new SyntaxError(`Unexpected token '<', "<html>hunter2"... is not valid JSON`);
  expect(JSON.stringify(describeError(error))).not.toContain("hunter2");
});

test("masks typed segments of the path", () => {
  const path = "/api/subscription/cancel/anna@example.com";
  expect(describeError(new Error("No."), { path }).path).toBe("/api/subscription/cancel/…");
});

test("includes a system code, but not a code in other formats", () => {
  const refused = Object.assign(new Error("connect failed"), { code: "ECONNREFUSED" });
  expect(describeError(refused).code).toBe("ECONNREFUSED");
  expect(describeError(Object.assign(new Error("No."), { code: "hunter2 is wrong" })).code).toBeUndefined();
});
