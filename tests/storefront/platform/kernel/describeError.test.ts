import { expect, test } from "vitest";
import { describeError } from "#platform/kernel/describeError.ts";

test("an error is described by its name, its message and where it was", () => {
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
  ["an address", "550 <anna@example.com> is unknown", "anna"],
  ["a login in an address", "connect smtps://shop:hunter2@mail.example failed", "hunter2"],
  ["a query", "GET /orders?name=Nowak failed", "Nowak"],
  ["a phone number", "600 100 200 cannot be called", "600"],
  ["a token", "the token a1b2c3d4e5f6a7b8c9d0e1f2 is over", "a1b2c3d4"],
])("%s in a message is not written down", (_what, message, secret) => {
  expect(describeError(new Error(message)).message).not.toContain(secret);
});

test("a message has an end", () => {
  const message = describeError(new Error("no ".repeat(10_000))).message ?? "";
  expect(message.length).toBeLessThanOrEqual(300);
});

test("what could not be read is not quoted", () => {
  const error = new SyntaxError(`Unexpected token '<', "<html>hunter2"... is not valid JSON`);
  expect(JSON.stringify(describeError(error))).not.toContain("hunter2");
});

test("what somebody typed into an address is not written down", () => {
  const path = "/api/subscription/cancel/anna@example.com";
  expect(describeError(new Error("No."), { path }).path).toBe("/api/subscription/cancel/…");
});

test("a code of the system's is told, and one in words is not", () => {
  const refused = Object.assign(new Error("connect failed"), { code: "ECONNREFUSED" });
  expect(describeError(refused).code).toBe("ECONNREFUSED");
  expect(describeError(Object.assign(new Error("No."), { code: "hunter2 is wrong" })).code).toBeUndefined();
});
