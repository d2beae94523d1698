import * as fc from "fast-check";

/** A text that occurs in no refusal and no field name, so that an answer with it quotes the input. */
export const sentSecret = "ZQXJ-481516-qwertzui";

/** Texts that often cause bugs in one of the layers between browser and database. */
const texts: readonly string[] = [
  "",
  " ",
  sentSecret,
  `${sentSecret}\u0000`,
  "\ud800",
  "👓".repeat(40),
  "a".repeat(5000),
  "'; drop table orders; --",
  "\\",
  "%_\\%",
  "../../etc/passwd",
  "a\r\nset-cookie: x=1",
  "\u202e\u0007\ufeff",
  "1e400",
  "99999999999999999999",
  "2147483648",
  "9007199254740993",
  "-1",
  "NaN",
  "0x10",
  "1.5",
  "<script>alert(1)</script>",
  "__proto__",
  "constructor",
  "0000-00-00",
  "+275760-09-13T00:00:00.001Z",
];

const numbers: readonly number[] = [
  0,
  -1,
  0.1,
  2 ** 31,
  -(2 ** 31) - 1,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  1e21,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];

function nested(depth: number): unknown {
  let value: unknown = sentSecret;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { [sentSecret]: value };
  return value;
}

/** Values of unexpected types and sizes. */
const otherValues: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [null],
  [sentSecret, sentSecret],
  Array.from({ length: 2000 }, () => ({})),
  Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${sentSecret}-${at}`, at])),
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}'),
  { "\u0000": 1, "\ud800": 2 },
  nested(50),
  nested(3000),
];

/** Generates query values. */
export const hostileText = fc.constantFrom(...texts);

/** Generates values in a body. */
export const hostileValue = fc.constantFrom<unknown>(...texts, ...numbers, ...otherValues);
