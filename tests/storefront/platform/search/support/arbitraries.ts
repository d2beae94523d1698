import * as fc from "fast-check";

const word = fc.constantFrom(
  "nela",
  "nelle",
  "okno",
  "27",
  "grün",
  "gruen",
  "żółty",
  "zolty",
  "mirno",
  "Brille",
  "brillen",
);
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
const number = fc.constantFrom(-3, 0, 1, 2, 7.5, 10, 49, 100, 250.5);
const moment = fc.constantFrom("2026-01-01", "2026-01-01T12:00:00.000Z", "2025-12-31", "2027-03-04T00:00:00Z");
const mixed = fc.oneof(number, number.map(String), fc.boolean(), fc.constantFrom("a", "b", "é", "49.0"), moment);

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 4 });

const document = fc.record({
  name: maybe(text),
  color: maybe(fc.constantFrom(10, 11, 12, 49)),
  color_options: maybe(fc.array(fc.constantFrom(10, 11, 12, 49), { maxLength: 4 })),
  price: maybe(number),
  flag: maybe(fc.constantFrom(true, false, 0, 1, "0", "1")),
  mixed: maybe(fc.oneof(mixed, fc.array(mixed, { maxLength: 3 }), fc.constant(null))),
  created_at: maybe(moment),
  stock: maybe(fc.record({ qty: number, is_in_stock: fc.boolean() })),
  children: maybe(
    fc.array(fc.record({ sku: fc.constantFrom("A-1", "A-2", "B-1"), size: maybe(number) }), { maxLength: 3 }),
  ),
});

const ids = (minLength: number, maxLength: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength, maxLength, size: "max" });

/** Unsorted documents with distinct ids: at most three, or 20 to 80, so that bitmaps have one, two or three words. */
export const documents = fc
  .oneof(ids(0, 3), { arbitrary: ids(20, 80), weight: 5 })
  .chain((ids) =>
    fc
      .array(document, { minLength: ids.length, maxLength: ids.length })
      .map((bodies) => bodies.map((body, index) => ({ ...body, id: ids[index] ?? 0 }))),
  );

export const fields = ["name", "color", "color_options", "price", "flag", "mixed", "created_at", "stock.qty"] as const;
const field = fc.constantFrom(
  ...fields,
  "stock.is_in_stock",
  "children.sku",
  "children.size",
  "children",
  "stock",
  "nowhere",
  "id",
);
const sku = fc.constantFrom("A-1", "A-2", "B-1", "a-1");
const option = fc.constantFrom<number | string>(10, 11, 12, 49, "10", "49.0");
const amount = fc.oneof(number, number.map(String));

/** A field with a value that documents may have in it, or any other value. */
const fieldWithValue = fc.oneof(
  fc.tuple(fc.constantFrom("color", "color_options"), option),
  fc.tuple(fc.constantFrom("price", "stock.qty", "children.size", "id"), amount),
  fc.tuple(fc.constantFrom("flag", "stock.is_in_stock"), fc.constantFrom(true, false, 1, 0, "1", "true")),
  fc.tuple(fc.constant("children.sku"), sku),
  fc.tuple(fc.constant("name"), text),
  fc.tuple(fc.constant("created_at"), moment),
  fc.tuple(fc.constant("mixed"), mixed),
  fc.tuple(field, mixed),
);

/** A field with several values. */
const fieldWithValues = fc
  .tuple(fieldWithValue, fc.array(fc.oneof(option, amount, sku, fc.boolean()), { maxLength: 4 }))
  .map(([[name, value], others]) => [name, [value, ...others]] as const);

/** One or both ends of a range. */
const ends = (value: fc.Arbitrary<number | string>) => {
  const low = fc.tuple(fc.constantFrom("gt", "gte", "from", "moreq"), value);
  const high = fc.tuple(fc.constantFrom("lt", "lte", "to"), value);
  return fc.oneof(fc.tuple(low), fc.tuple(high), fc.tuple(low, high)).map((given) => Object.fromEntries(given));
};

const rangeOf = (names: fc.Arbitrary<string>, value: fc.Arbitrary<number | string>) =>
  fc.tuple(names, ends(value)).map(([name, given]) => ({ range: { [name]: given } }));

const range = fc.oneof(
  rangeOf(fc.constantFrom("price", "color_options", "children.size", "stock.qty", "id", "mixed"), amount),
  rangeOf(fc.constantFrom("created_at", "mixed"), moment),
  rangeOf(fc.constantFrom("name", "children.sku", "mixed"), fc.constantFrom("A", "a", "b", "n", "o")),
  rangeOf(field, amount),
);

const minimum = fc.constantFrom(0, 1, 2, "50%", "75%", "75%25", "-25%", -1);
const either = <Value>(item: fc.Arbitrary<Value>) => fc.oneof(item, fc.array(item, { maxLength: 3 }));

const words = fc.oneof(
  fc.record({
    multi_match: fc.record(
      {
        query: text,
        fields: fc.constantFrom(["name^4", "children.sku^2"], ["name^0"], ["name", "price"]),
        operator: fc.constantFrom("or", "and"),
        fuzziness: fc.constantFrom(0, 1, 2),
        prefix_length: fc.constantFrom(0, 1, 2),
        max_expansions: fc.constantFrom(1, 3, 50),
        minimum_should_match: fc.constantFrom(1, "75%", "75%25", "100%"),
        type: fc.constantFrom("best_fields", "most_fields", "bool_prefix"),
      },
      { requiredKeys: ["query", "fields"] },
    ),
  }),
  fc.record({
    combined_fields: fc.record(
      {
        query: text,
        fields: fc.constantFrom(["name^4", "children.sku^2"], ["name"]),
        operator: fc.constantFrom("or", "and"),
        minimum_should_match: fc.constantFrom(1, "75%", "100%"),
      },
      { requiredKeys: ["query", "fields"] },
    ),
  }),
  text.map((query) => ({ match_phrase: { name: query } })),
  text.map((query) => ({ match_phrase_prefix: { name: query.slice(0, -1) } })),
  text.map((query) => ({ match: { name: { query, operator: "and" } } })),
);

export const clause = fc.letrec((tie) => ({
  clause: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fieldWithValues.map(([name, values]) => ({ terms: { [name]: values } })),
    fieldWithValue.map(([name, value]) => ({ term: { [name]: value } })),
    field.map((name) => ({ exists: { field: name } })),
    fc.constant({ match_all: {} }),
    fc
      .array(fc.integer({ min: 1, max: 100 }), { minLength: 5, maxLength: 30, size: "max" })
      .map((values) => ({ ids: { values } })),
    range,
    words,
    tie("clause").map((filter) => ({ constant_score: { filter } })),
    fc.array(tie("clause"), { maxLength: 3 }).map((queries) => ({ dis_max: { queries } })),
    fc
      .record(
        {
          must: either(tie("clause")),
          filter: either(tie("clause")),
          should: either(tie("clause")),
          must_not: either(tie("clause")),
          minimum_should_match: minimum,
        },
        { requiredKeys: [] },
      )
      .map((bool) => ({ bool })),
  ),
})).clause;

const bucket = fc.record({ from: number, to: number }, { requiredKeys: [] });

const aggregation = fc.letrec((tie) => ({
  aggregation: fc.oneof(
    { depthSize: "small" },
    fc.record({ terms: fc.record({ field, size: fc.constantFrom(1, 3, 100) }, { requiredKeys: ["field"] }) }),
    fc.record({ range: fc.record({ field, ranges: fc.array(bucket, { minLength: 1, maxLength: 4 }) }) }),
    fc
      .tuple(fc.constantFrom("min", "max", "stats", "cardinality"), field)
      .map(([name, own]) => ({ [name]: { field: own } })),
    fc.record({ filter: clause, aggs: fc.dictionary(fc.constantFrom("x", "y"), tie("aggregation")) }),
  ),
})).aggregation;

const sortKey = fc
  .tuple(
    field,
    fc.constantFrom("asc", "desc", { order: "desc", missing: "_first" }, { order: "asc", missing: "_last" }),
  )
  .map(([name, how]) => ({ [name]: how }));

export const body = fc.record(
  {
    query: clause,
    post_filter: clause,
    aggs: fc.dictionary(fc.constantFrom("a", "b", "c"), aggregation),
    sort: fc.array(sortKey, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: ["query", "sort"] },
);
