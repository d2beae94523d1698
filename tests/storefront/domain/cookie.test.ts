import { expect, test } from "vitest";
import * as z from "zod";
import { cookieProblems } from "#domain/cookie.ts";
import { visitorCookie } from "#server/gate/customerSession.ts";
import { vectors } from "../../vectors/vectors.ts";

const words = {
  HOST_PREFIX: "no-host-prefix",
  SECURE: "not-secure",
  HTTPONLY: "not-http-only",
  SAMESITE: "not-same-site",
} as const;
const problem = z.enum(["HOST_PREFIX", "SECURE", "HTTPONLY", "SAMESITE"]);

test.each(vectors("sec.cookie", z.strictObject({ header: z.string() }), z.array(problem)))(
  "sec.cookie: $name",
  ({ input, expected }) => {
    expect(cookieProblems(input.header)).toEqual(expected.map((each) => words[each]));
  },
);

test.each([
  ["__Host-sid=a; Path=/shop; Secure; HttpOnly; SameSite=Lax", ["no-host-prefix"]],
  ["__Host-sid=a; Path=/; Domain=shop.example; Secure; HttpOnly; SameSite=Strict", ["no-host-prefix"]],
  ["__Host-sid=a; path=/; secure; httponly; samesite=strict", []],
  ["__Host-sid=a; Path=/; HttpOnly; SameSite=Lax", ["not-secure"]],
  ["", ["no-host-prefix", "not-secure", "not-http-only", "not-same-site"]],
])("the problems of %s are %j", (header, problems) => {
  expect(cookieProblems(header)).toEqual(problems);
});

test("the visitor cookie of the shop has no problems", () => {
  expect(cookieProblems(visitorCookie("an-id"))).toEqual([]);
});
