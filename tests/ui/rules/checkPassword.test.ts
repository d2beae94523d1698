import { checkPassword } from "@dioptra/ui/rules";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const context = { common: new Set(["password", "qwerty123"]), personal: ["jan.kowalski", "Jan"] };

const typed = z.strictObject({ p: z.string(), ctx: z.optional(z.array(z.string())) });
const words = { TOO_SHORT: "too-short", COMMON: "common", REPEATED: "repeated", CONTEXT: "personal" } as const;
const checked = z.enum(["OK", "TOO_SHORT", "COMMON", "REPEATED", "CONTEXT"]);

test.each(vectors("sec.password", typed, checked))("sec.password: $name", ({ input, expected }) => {
  const answer = expected === "OK" ? { ok: true, value: input.p } : { ok: false, error: words[expected] };
  expect(checkPassword(input.p, { ...context, personal: input.ctx ?? [] })).toEqual(answer);
});

test.each([
  ["", "required"],
  ["QWERTY123", "common"],
  ["JAN.KOWALSKI1", "personal"],
  ["x".repeat(128) + "y", "too-long"],
])("%j is refused as %s", (typed, error) => {
  expect(checkPassword(typed, context)).toEqual({ ok: false, error });
});

test.each([" spaces count ", "janina12"])("%j is kept as typed", (typed) => {
  expect(checkPassword(typed, context)).toEqual({ ok: true, value: typed });
});
