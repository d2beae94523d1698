import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fromCarriedText, toCarriedText } from "#app/queries/carriedAnswers.ts";

const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value))),
    fc.date({ noInvalidDate: true }),
    fc.array(tie("tree")),
    fc.dictionary(fc.string(), tie("tree"), { noNullPrototype: true }),
  ),
}));

test("what travels with a page arrives as it was, dates included", () => {
  fc.assert(
    fc.property(tree, (data) => {
      expect(fromCarriedText(toCarriedText(data))).toEqual(data);
    }),
  );
});

test("nothing in it ends the element that it stands in, or begins another", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(toCarriedText({ text })).not.toContain("<");
    }),
  );
  expect(fromCarriedText(toCarriedText("</script><!--"))).toBe("</script><!--");
});
