import { expect, test } from "vitest";
import { isUnavailable, sqlStateOf } from "#platform/kernel/database/sqlState.ts";

const withCode = (code: string) => new Error("outer", { cause: Object.assign(new Error("inner"), { code }) });

test.each(["23505", "40P01", "0A000", "HV00N", "XX001"])("%s is a code of PostgreSQL's", (code) => {
  expect(sqlStateOf(withCode(code))).toBe(code);
});

test.each(["EPIPE", "EAUTH", "EPERM", "ECONNREFUSED"])("%s is none", (code) => {
  expect(sqlStateOf(withCode(code))).toBeNull();
});

test.each(["EPIPE", "ECONNRESET", "57P01", "40001"])("with %s the database may be asked again later", (code) => {
  expect(isUnavailable(withCode(code))).toBe(true);
});

test.each(["23505", "EAUTH"])("with %s asking again does not help", (code) => {
  expect(isUnavailable(withCode(code))).toBe(false);
});
