import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseData, serializeData } from "#app/queries/dehydratedQueries.ts";

const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value))),
    fc.date({ noInvalidDate: true }),
    fc.array(tie("tree")),
    fc.dictionary(fc.string(), tie("tree"), { noNullPrototype: true }),
  ),
}));

test("parses serialized data to equal data, including dates", () => {
  fc.assert(
    fc.property(tree, (data) => {
      expect(parseData(serializeData(data))).toEqual(data);
    }),
  );
});

test("escapes everything that could end the script element or start another", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(serializeData({ text })).not.toContain("<");
    }),
  );
  expect(parseData(serializeData("</script><!--"))).toBe("</script><!--");
});
