import * as z from "zod/mini";

// Each message says what is expected, and is read after "expected".
const wholeNumber = (least: number, most: number, what: string) =>
  z.int(what).check(z.minimum(least, what), z.maximum(most, what));
const limit = 1_000_000_000;

export const flag = z.boolean("true or false");
export const count = wholeNumber(0, limit, "a whole number of 0 or more");
export const size = wholeNumber(1, limit, "a whole number of 1 or more");
export const milliseconds = wholeNumber(0, 2 ** 31 - 1, "whole milliseconds, 0 or more");
export const seconds = wholeNumber(0, limit, "whole seconds, 0 or more");
export const pixels = wholeNumber(1, 10_000, "whole pixels, 1 to 10000");
export const minorUnits = wholeNumber(0, limit, "an amount in minor units, such as 500 for 5.00");
export const id = wholeNumber(0, limit, "an id, a whole number");
export const percent = z
  .number("a percentage, 0 to 100")
  .check(z.minimum(0, "a percentage, 0 to 100"), z.maximum(100, "a percentage, 0 to 100"));
export const share = z
  .number("a share, 0 to 1")
  .check(z.minimum(0, "a share, 0 to 1"), z.maximum(1, "a share, 0 to 1"));
export const positive = z.number("a number above 0").check(z.positive("a number above 0"));
export const text = z.string("a text that is not empty").check(z.minLength(1, "a text that is not empty"));

/** Text of a given form; `what` describes it with an example. */
export const textLike = (pattern: RegExp, what: string) => z.string(what).check(z.regex(pattern, what));
export const country = textLike(/^[A-Z]{2}$/, 'a country of two capital letters, such as "PL"');
export const code = textLike(/^[\w-]+$/, "a code of letters, digits, _ and -");
export const path = textLike(/^\/[^/\\]*/, 'a path that begins with "/"');

export const timeZone = z
  .string('a time zone, such as "Europe/Warsaw"')
  .check(z.refine(isTimeZone, 'a time zone, such as "Europe/Warsaw"'));

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const oneOf = <const T extends readonly string[]>(options: T) =>
  z.enum(options, `one of ${options.map((option) => `"${option}"`).join(", ")}`);
export const listOf = <T extends z.ZodMiniType>(item: T) => z.array(item, "a list");
/** A list that holds at least one. */
export const someOf = <T extends z.ZodMiniType>(item: T) =>
  z.array(item, "a list").check(z.minLength(1, "a list with at least one entry"));
/** A map from a name to a value. */
export const mapOf = <T extends z.ZodMiniType>(value: T) => z.record(z.string(), value, "a map of names to values");
/** Settings by name; a name that is not known is a mistake. */
export const settings = <T extends z.core.$ZodShape>(shape: T) =>
  z.strictObject(shape, {
    error: (issue) => (issue.code === "unrecognized_keys" ? "a known name" : "a set of settings"),
  });

const currencies = ["PLN", "EUR", "USD"] as const;
export const currency = oneOf(currencies);
export const amounts = settings({ PLN: minorUnits, EUR: minorUnits, USD: minorUnits });
export const pictureSize = settings({ width: pixels, height: pixels });
