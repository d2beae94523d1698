import * as z from "zod/mini";
import type { PriceRange } from "#domain/catalog/facetSetting.ts";
import type { StoreView } from "#domain/store.ts";
import { type Configuration, settings } from "./configuration.ts";
import { isSetting, type Kind, type Setting, type Settings, type ValueByKind } from "./setting.ts";

// Every message says what is valid, and is read after "expected".

const wholeNumber = (minimum: number, maximum: number, message: string) =>
  z.int(message).check(z.minimum(minimum, message), z.maximum(maximum, message));
const maximum = 1_000_000_000;

const range = (minimum: number, maximum: number, message: string) =>
  z.number(message).check(z.minimum(minimum, message), z.maximum(maximum, message));

const text = (pattern: RegExp, message: string) => z.string(message).check(z.regex(pattern, message));

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const simpleKinds: { readonly [Name in keyof ValueByKind]: z.ZodMiniType<ValueByKind[Name]> } = {
  flag: z.boolean("true or false"),
  count: wholeNumber(0, maximum, "a whole number of 0 or more"),
  size: wholeNumber(1, maximum, "a whole number of 1 or more"),
  // The longest delay of a timer.
  milliseconds: wholeNumber(0, 2 ** 31 - 1, "whole milliseconds, 0 or more"),
  seconds: wholeNumber(0, maximum, "whole seconds, 0 or more"),
  pixels: wholeNumber(1, 10_000, "whole pixels, 1 to 10000"),
  minorUnits: wholeNumber(0, maximum, "an amount in minor units, such as 500 for 5.00"),
  id: wholeNumber(0, maximum, "an id, a whole number"),
  integer: z.int("an id, a whole number"),
  percent: range(0, 100, "a percentage, 0 to 100"),
  share: range(0, 1, "a share, 0 to 1"),
  weight: z.number("a number above 0").check(z.positive("a number above 0")),
  text: z.string("a text that is not empty").check(z.minLength(1, "a text that is not empty")),
  code: text(/^[\w-]+$/, "a code of letters, digits, _ and -"),
  country: text(/^[A-Z]{2}$/, 'a country of two capital letters, such as "PL"'),
  locale: text(/^[a-z]{2}(-[A-Z]{2})?$/, 'a locale, such as "pl" or "es-ES"'),
  countryLocale: text(/^[a-z]{2}-[A-Z]{2}$/, 'a language and a country, such as "pl-PL"'),
  timeZoneName: z
    .string('a time zone, such as "Europe/Warsaw"')
    .check(z.refine(isTimeZone, 'a time zone, such as "Europe/Warsaw"')),
  dayOfYear: text(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'a day of the year, such as "06-01"'),
  path: text(/^\/[^/\\]*/, 'a path that begins with "/"'),
  pathPrefix: text(/^(\/[\w-]+)?$/, 'nothing, or a path of one part, such as "/de"'),
  httpsUrl: text(/^https:\/\/\S+$/, 'an address that begins with "https://", or null'),
};

/** An object with exactly these properties. */
const objectOf = (properties: Readonly<Record<string, z.ZodMiniType>>) =>
  z.strictObject(properties, {
    error: (issue) => (issue.code === "unrecognized_keys" ? "a known name" : "a set of settings"),
  });

const mapValues = <From, To>(object: Readonly<Record<string, From>>, change: (value: From, name: string) => To) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));

function schemaOfKind(kind: Kind): z.ZodMiniType {
  if (typeof kind === "string") return simpleKinds[kind];
  if ("oneOf" in kind) return z.enum(kind.oneOf, `one of ${kind.oneOf.map((option) => `"${option}"`).join(", ")}`);
  if ("nullable" in kind) return z.nullable(schemaOfKind(kind.nullable));
  if ("listOf" in kind) return z.array(schemaOfKind(kind.listOf), "a list");
  if ("someOf" in kind) {
    return z.array(schemaOfKind(kind.someOf), "a list").check(z.minLength(1, "a list with at least one entry"));
  }
  if ("mapOf" in kind) return z.record(z.string(), schemaOfKind(kind.mapOf), "a map of names to values");
  return objectOf(mapValues(kind.shape, schemaOfKind));
}

const allDiffer = (values: readonly (string | number)[]) => new Set(values).size === values.length;

/** Returns whether every price is in exactly one range: the first is open below, the last above, and neighbours meet. */
function meet(ranges: readonly PriceRange[]): boolean {
  return (
    ranges.at(0)?.above === null &&
    ranges.at(-1)?.upTo === null &&
    ranges.every(({ above, upTo }, index) => {
      const next = ranges[index + 1];
      return next === undefined || (upTo !== null && upTo > (above ?? -1) && next.above === upTo);
    })
  );
}

/** What the entries of a list must have in common, by the name of the setting. */
function checkList(name: string, schema: z.ZodMiniType): z.ZodMiniType {
  if (name.startsWith("filters.priceRanges.")) {
    return (schema as z.ZodMiniType<readonly PriceRange[]>).check(
      z.refine(meet, "rising ranges that meet, open at both ends"),
    );
  }
  if (name !== "storeViews") return schema;
  return (schema as z.ZodMiniType<readonly StoreView[]>).check(
    z.refine((views) => allDiffer(views.map((view) => view.code)), "store views with different codes"),
    z.refine((views) => allDiffer(views.map((view) => view.id)), "store views with different ids"),
    z.refine((views) => allDiffer(views.map((view) => view.prefix)), "store views with different prefixes"),
  );
}

function schemaOf(node: Setting | Settings, path: string): z.ZodMiniType {
  if (isSetting(node)) return checkList(path, schemaOfKind(node.kind));
  return objectOf(mapValues(node, (inner, name) => schemaOf(inner, path === "" ? name : `${path}.${name}`)));
}

const languageOf = ({ locale }: StoreView) => locale.split("-", 1)[0] ?? locale;

const enabledViews = ({ storeViews }: Configuration) => storeViews.filter(({ enabled }) => enabled);

/** Checks every setting by its kind, then what settings require of each other. */
export const configurationSchema = (schemaOf(settings, "") as z.ZodMiniType<Configuration>).check(
  z.refine(
    (configuration) =>
      enabledViews(configuration).some(
        ({ code, prefix }) => code === configuration.store.defaultStoreCode && prefix === "",
      ),
    { error: "the default store among the enabled ones, without a prefix", path: ["storeViews"] },
  ),
  z.refine((configuration) => configuration.store.multistore || enabledViews(configuration).length === 1, {
    error: "only one enabled store view, as store.multistore is off",
    path: ["storeViews"],
  }),
  z.refine(({ store, storeViews }) => storeViews.every((view) => store.supportedLanguages.includes(languageOf(view))), {
    error: "store views in languages of store.supportedLanguages",
    path: ["storeViews"],
  }),
  z.refine(
    (configuration) =>
      enabledViews(configuration).every(({ locale }) => configuration.store.translatedLocales.includes(locale)),
    { error: "messages, as named in store.translatedLocales, for every enabled store view", path: ["storeViews"] },
  ),
);
