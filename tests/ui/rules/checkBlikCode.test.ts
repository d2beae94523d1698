import { checkBlikCode } from "@dioptra/ui/rules";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const words = { EMPTY: "required", FORMAT: "not-six-digits" } as const;
const checked = z.union([
  z.strictObject({ ok: z.literal(true), value: z.string() }),
  z.strictObject({ ok: z.literal(false), error: z.enum(["EMPTY", "FORMAT"]) }),
]);

test.each(vectors("pay.blik.code", z.strictObject({ text: z.string() }), checked))(
  "pay.blik.code: $name",
  ({ input, expected }) => {
    const answer = expected.ok ? expected : { ...expected, error: words[expected.error] };
    expect(checkBlikCode(input.text)).toEqual(answer);
  },
);

test("a code in two groups, as banks show it, is understood", () => {
  expect(checkBlikCode("012 345")).toEqual({ ok: true, value: "012345" });
});

test.each([
  [" ", "required"],
  ["12345a", "not-six-digits"],
])("%j is refused as %s", (typed, error) => {
  expect(checkBlikCode(typed)).toEqual({ ok: false, error });
});
