import { readFileSync } from "node:fs";
import * as z from "zod";

const reference = z.object({
  groups: z.array(
    z.object({
      rule: z.string(),
      vectors: z.array(
        z.object({ id: z.string(), input: z.unknown(), expected: z.unknown(), note: z.optional(z.string()) }),
      ),
    }),
  ),
});

const { groups } = reference.parse(JSON.parse(readFileSync(new URL("vectors.json", import.meta.url), "utf8")));

/** The rules that have test vectors (docs/specification/optics.md, trade.md, law.md, security.md). */
export const rulesWithVectors: readonly string[] = groups.map(({ rule }) => rule);

interface Vector<Input, Expected> {
  /** The reason for the vector, and its input. */
  readonly name: string;
  readonly input: Input;
  readonly expected: Expected;
}

/** Returns the vectors of a rule. Throws if they do not match the schemas. */
export function vectors<Input, Expected>(
  rule: string,
  input: z.ZodType<Input>,
  expected: z.ZodType<Expected>,
): readonly Vector<Input, Expected>[] {
  const group = groups.find((each) => each.rule === rule);
  if (!group) throw new Error(`No vectors of the rule ${rule}.`);
  return group.vectors.map((vector) => ({
    name: `${vector.note ?? ""} ${JSON.stringify(vector.input)}`.trim(),
    input: input.parse(vector.input),
    expected: expected.parse(vector.expected),
  }));
}
