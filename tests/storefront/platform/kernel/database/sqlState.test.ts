import { expect, test } from "vitest";
import { isUnavailable, sqlStateOf } from "#platform/kernel/database/sqlState.ts";

const withCode = (code: string) => new Error("outer", { cause: Object.assign(new Error("inner"), { code }) });

test.each(["23505", "40P01", "0A000", "HV00N", "XX001"])("recognises %s as a code of PostgreSQL", (code) => {
  expect(sqlStateOf(withCode(code))).toBe(code);
});

test.each(["EPIPE", "EAUTH", "EPERM", "ECONNREFUSED"])("does not recognise %s as a code of PostgreSQL", (code) => {
  expect(sqlStateOf(withCode(code))).toBeNull();
});

test.each(["EPIPE", "ECONNRESET", "57P01", "40001"])("treats %s as a temporary error", (code) => {
  expect(isUnavailable(withCode(code))).toBe(true);
});

test.each(["23505", "EAUTH"])("treats %s as a permanent error", (code) => {
  expect(isUnavailable(withCode(code))).toBe(false);
});
