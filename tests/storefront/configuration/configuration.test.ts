import { expect, test } from "vitest";
import { configuration, ConfigurationError, parseConfiguration, type Overrides } from "#configuration/index.ts";
import { configurationSchema } from "#configuration/schemas/configuration.ts";
import { storeViewOf } from "#domain/store.ts";

const keys = (value: object): unknown =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, isSettings(inner) ? keys(inner) : true]));
const isSettings = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

test("every default is valid, and no schema names or forgets a setting", () => {
  const parsed = configurationSchema.parse(configuration);
  expect(parsed).toEqual(configuration);
  expect(keys(parsed)).toEqual(keys(configuration));
});

test("without overrides the defaults come back", () => expect(parseConfiguration()).toEqual(configuration));

test("neither the defaults nor a shop's own values can be changed", () => {
  for (const frozen of [configuration, parseConfiguration({ search: { fuzziness: 1 } })]) {
    expect(() => Object.assign(frozen.search, { fuzziness: 9 })).toThrow(TypeError);
    expect(() => Object.assign(frozen.search.attributeBoosts, { name: 9 })).toThrow(TypeError);
    expect(() => Reflect.apply(Array.prototype.push, frozen.storeViews, [{}])).toThrow(TypeError);
  }
});

test("a shop's own value stands beside the defaults of its subject", () => {
  const own = parseConfiguration({ cart: { countBy: "items" } });
  expect(own.cart).toEqual({ ...configuration.cart, countBy: "items" });
  expect({ ...own, cart: null }).toEqual({ ...configuration, cart: null });
});

test("a list or a map is replaced as a whole", () => {
  const own = parseConfiguration({ payment: { mollieMethods: { paypal: "paypal" } }, checkout: { countries: ["PL"] } });
  expect(own.payment.mollieMethods).toEqual({ paypal: "paypal" });
  expect(own.checkout.countries).toEqual(["PL"]);
});

const [pl, de] = configuration.storeViews;
if (!pl || !de) throw new Error("Two store views are expected.");

test.each<[overrides: unknown, problem: string]>([
  [{ cart: { maximumBypassAttempts: -1 } }, "cart.maximumBypassAttempts is -1, expected a whole number of 0 or more"],
  [{ cart: { synchronize: "yes" } }, 'cart.synchronize is "yes", expected true or false'],
  [{ cart: { synchronize: undefined } }, "cart.synchronize is missing, expected true or false"],
  [{ cart: { countBy: "lines" } }, 'cart.countBy is "lines", expected one of "items", "quantity"'],
  [{ cart: { syncronize: true } }, "cart.syncronize: there is no such setting"],
  [{ basket: {} }, "basket: there is no such setting"],
  [{ cart: 5 }, "cart is 5, expected a set of settings"],
  [{ search: { minimumScore: 2 } }, "search.minimumScore is 2, expected a share, 0 to 1"],
  [{ search: { attributeBoosts: { name: 0 } } }, "search.attributeBoosts.name is 0, expected a number above 0"],
  [{ search: { serverTimeout: 0.5 } }, "search.serverTimeout is 0.5, expected whole milliseconds, 0 or more"],
  [{ images: { cart: { width: 200 } } }, "images.cart.height is missing, expected whole pixels, 1 to 10000"],
  [
    { checkout: { countries: ["PL", "Germany"] } },
    'checkout.countries.1 is "Germany", expected a country of two capital letters, such as "PL"',
  ],
  [{ store: { timeZone: "Warsaw" } }, 'store.timeZone is "Warsaw", expected a time zone, such as "Europe/Warsaw"'],
  [{ checkout: { countries: [] } }, "checkout.countries is [], expected a list with at least one entry"],
  [
    {
      payment: { mollieMethods: {} },
      checkout: { defaultPayment: { ...configuration.checkout.defaultPayment, code: "x" } },
    },
    'checkout.defaultPayment.code is "x", expected cash on delivery or one of payment.mollieMethods',
  ],
])("%j is refused: %s", (overrides, problem) => {
  expect(problemsOf(overrides)).toEqual([problem]);
});

test.each<[name: string, storeViews: unknown, expected: string]>([
  ["twice the same code", [pl, { ...de, code: "pl" }], "store views with different codes"],
  ["twice the same prefix", [pl, { ...de, prefix: "" }], "store views with different prefixes"],
  ["a disabled default", [{ ...pl, enabled: false }, de], "the default store among the enabled ones, without a prefix"],
])("store views with %s are refused", (_name, storeViews, expected) => {
  expect(problemsOf({ storeViews })).toEqual([expect.stringMatching(`^storeViews is .*, expected ${expected}$`)]);
});

test.each([
  ["a gap", [null, 100], [101, null]],
  ["an overlap", [null, 100], [90, null]],
  ["nothing below", [1, 100], [100, null]],
  ["nothing above", [null, 100], [100, 500]],
  ["a range that falls", [null, 0], [0, 0], [0, null]],
])("price ranges with %s are refused", (_name, ...ends) => {
  const priceRanges = ends.map(([above = null, upTo = null]) => ({ above, upTo, labelFrom: above }));
  expect(problemsOf({ filters: { priceRanges } })).toEqual([
    expect.stringContaining("expected rising ranges that meet, open at both ends"),
  ]);
});

test("with multistore off only the default store may be enabled", () => {
  expect(problemsOf({ store: { multistore: false } })).toEqual([
    expect.stringContaining("expected only one enabled store view, as store.multistore is off"),
  ]);
  const alone = parseConfiguration({ store: { multistore: false }, storeViews: [pl, { ...de, enabled: false }] });
  expect(storeViewOf("/de/p/FR-100/frame", alone.storeViews).storeView.code).toBe("pl");
});

test("store views speak supported languages, and enabled ones have messages", () => {
  expect(problemsOf({ store: { supportedLanguages: ["pl", "de"] } })).toEqual([
    expect.stringContaining("expected store views in languages of store.supportedLanguages"),
  ]);
  expect(problemsOf({ store: { translatedLocales: ["pl", "en"] } })).toEqual([
    expect.stringContaining("expected messages, as named in store.translatedLocales, for every enabled store view"),
  ]);
});

test("every wrong setting is named at once", () => {
  expect(problemsOf({ cart: { synchronize: 1 }, stock: { batchSize: 0 } })).toEqual([
    "stock.batchSize is 0, expected a whole number of 1 or more",
    "cart.synchronize is 1, expected true or false",
  ]);
});

/** Overrides come from people, so the tests give what the type forbids. */
function problemsOf(overrides: unknown): readonly string[] {
  try {
    parseConfiguration(overrides as Overrides);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  throw new Error("The overrides were accepted.");
}
