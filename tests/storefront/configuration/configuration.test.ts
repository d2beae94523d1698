import { expect, test } from "vitest";
import { configuration, ConfigurationError, parseConfiguration, type Overrides } from "#configuration/index.ts";
import { configurationSchema } from "#configuration/schema.ts";
import { storeViewOf } from "#domain/store.ts";

const keys = (value: object): unknown =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, isSettings(inner) ? keys(inner) : true]));
const isSettings = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

test("accepts every default, and has a schema for every setting", () => {
  const parsed = configurationSchema.parse(configuration);
  expect(parsed).toEqual(configuration);
  expect(keys(parsed)).toEqual(keys(configuration));
});

test("returns the defaults without overrides", () => expect(parseConfiguration()).toEqual(configuration));

test("freezes the defaults and a shop's own values", () => {
  for (const frozen of [configuration, parseConfiguration({ search: { fuzziness: 1 } })]) {
    expect(() => Object.assign(frozen.search, { fuzziness: 9 })).toThrow(TypeError);
    expect(() => Object.assign(frozen.search.attributeBoosts, { name: 9 })).toThrow(TypeError);
    expect(() => Reflect.apply(Array.prototype.push, frozen.storeViews, [{}])).toThrow(TypeError);
  }
});

test("keeps the other defaults of a subject when one setting is overridden", () => {
  const own = parseConfiguration({ cart: { countBy: "items" } });
  expect(own.cart).toEqual({ ...configuration.cart, countBy: "items" });
  expect({ ...own, cart: null }).toEqual({ ...configuration, cart: null });
});

test("replaces lists and maps as a whole", () => {
  const own = parseConfiguration({ payment: { mollieMethods: { paypal: "paypal" } }, checkout: { countries: ["PL"] } });
  expect(own.payment.mollieMethods).toEqual({ paypal: "paypal" });
  expect(own.checkout.countries).toEqual(["PL"]);
});

const [pl, de] = configuration.storeViews;
if (!pl || !de) throw new Error("Expected two store views.");

test.each<[overrides: unknown, problem: string]>([
  [{ cart: { maximumBypassAttempts: -1 } }, "cart.maximumBypassAttempts is -1, expected a whole number of 0 or more"],
  [{ cart: { synchronize: "yes" } }, 'cart.synchronize is "yes", expected true or false'],
  [{ cart: { synchronize: undefined } }, "cart.synchronize is missing, expected true or false"],
  [{ cart: { countBy: "lines" } }, 'cart.countBy is "lines", expected one of "items", "quantity"'],
  [{ cart: { syncronize: true } }, "cart.syncronize: there is no such setting"],
  [{ basket: {} }, "basket: there is no such setting"],
  [{ cart: 5 }, "cart is 5, expected a set of settings"],
  [{ search: { minimumScore: 2 } }, "search.minimumScore is 2, expected a share, 0 to 1"],
  [
    { filters: { facets: [{ code: "lens.height", shows: "words", perVariant: true }] } },
    'filters.facets.0.code is "lens.height", expected a code of letters, digits, _ and -',
  ],
  [{ search: { attributeBoosts: { name: 0 } } }, "search.attributeBoosts.name is 0, expected a number above 0"],
  [{ search: { serverTimeout: 0.5 } }, "search.serverTimeout is 0.5, expected whole milliseconds, 0 or more"],
  [{ images: { cart: { width: 200 } } }, "images.cart.height is missing, expected whole pixels, 1 to 10000"],
  [
    { checkout: { countries: ["PL", "Germany"] } },
    'checkout.countries.1 is "Germany", expected a country of two capital letters, such as "PL"',
  ],
  [{ store: { timeZone: "Warsaw" } }, 'store.timeZone is "Warsaw", expected a time zone, such as "Europe/Warsaw"'],
  [{ checkout: { countries: [] } }, "checkout.countries is [], expected a list with at least one entry"],
])("refuses %j: %s", (overrides, problem) => {
  expect(problemsOf(overrides)).toEqual([problem]);
});

test.each<[name: string, storeViews: unknown, expected: string]>([
  ["the same code twice", [pl, { ...de, code: "pl" }], "store views with different codes"],
  ["the same prefix twice", [pl, { ...de, prefix: "" }], "store views with different prefixes"],
  ["a disabled default", [{ ...pl, enabled: false }, de], "the default store among the enabled ones, without a prefix"],
])("refuses store views with %s", (_name, storeViews, expected) => {
  expect(problemsOf({ storeViews })).toEqual([expect.stringMatching(`^storeViews is .*, expected ${expected}$`)]);
});

test.each([
  ["a gap", [null, 100], [101, null]],
  ["an overlap", [null, 100], [90, null]],
  ["a lower bound", [1, 100], [100, null]],
  ["an upper bound", [null, 100], [100, 500]],
  ["a falling range", [null, 0], [0, 0], [0, null]],
])("refuses price ranges with %s", (_name, ...ends) => {
  const priceRanges = ends.map(([above = null, upTo = null]) => ({ above, upTo, labelFrom: above }));
  expect(problemsOf({ filters: { priceRanges: { ...configuration.filters.priceRanges, EUR: priceRanges } } })).toEqual([
    expect.stringContaining("expected rising ranges that meet, open at both ends"),
  ]);
});

test("refuses a second enabled store view when multistore is off", () => {
  expect(problemsOf({ store: { multistore: false } })).toEqual([
    expect.stringContaining("expected only one enabled store view, as store.multistore is off"),
  ]);
  const alone = parseConfiguration({ store: { multistore: false }, storeViews: [pl, { ...de, enabled: false }] });
  expect(storeViewOf("/de/p/FR-100/frame", alone.storeViews).storeView.code).toBe("pl");
});

test("refuses store views in unsupported languages, and enabled ones without messages", () => {
  expect(problemsOf({ store: { supportedLanguages: ["pl", "de"] } })).toEqual([
    expect.stringContaining("expected store views in languages of store.supportedLanguages"),
  ]);
  expect(problemsOf({ store: { translatedLocales: ["pl", "en"] } })).toEqual([
    expect.stringContaining("expected messages, as named in store.translatedLocales, for every enabled store view"),
  ]);
});

test("reports all invalid settings at once", () => {
  expect(problemsOf({ cart: { synchronize: 1 }, stock: { batchSize: 0 } })).toEqual([
    "stock.batchSize is 0, expected a whole number of 1 or more",
    "cart.synchronize is 1, expected true or false",
  ]);
});

/** Returns the problems of overrides. People write them, so the tests include values that the type forbids. */
function problemsOf(overrides: unknown): readonly string[] {
  try {
    parseConfiguration(overrides as Overrides);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  throw new Error("Expected the overrides to be refused.");
}
