import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Meaning } from "#platform/search/words/meaning.ts";
import { understand } from "#platform/search/words/understand.ts";
import { smallLexicon } from "./lexicons.ts";

const rules = { fuzziness: 2, prefixLength: 2, maximumExpansions: 3 };
const read = (text: string) => understand(text, smallLexicon, rules);

/** Returns the best meaning as `field=value`; combinations as their parts, joined by "&". */
function bestOf({ matchings, combinations }: Meaning): string {
  const [best] = matchings.toSorted((a, b) => b.score - a.score);
  if (best) return `${best.field}=${best.values.join("|")}`;
  return combinations.map((parts) => parts.map(bestOf).join("&")).join(" or ");
}
const meanings = (text: string) => read(text).units.map(bestOf);

test.each([
  ["szylkret", ["color=55"]],
  ["havana", ["color=55"]],
  ["czarne", ["color=49"]],
  ["Nela", ["name_words=nela"]],
  ["węgiel", ["name_words=wegiel"]],
  ["różowe złoto", ["color=62"]],
  ["kocie oczy", ["shape=trapezoid"]],
  ["kocie", ["shape=trapezoid"]],
  ["kocie oc", ["shape=trapezoid"]],
  ["lenonki", ["shape=round&material=metal"]],
  ["niebieskie", ["color=53"]],
  ["metallbrille", []],
  ["metalbrille", ["material=metal&type=glasses"]],
  ["metalenbrille", ["material=metal&type=glasses"]],
  ["szyl kret", ["color=55"]],
  ["gruen", ["type=green"]],
  ["grün", ["type=green"]],
  ["nela z czarny", ["name_words=nela", "color=49"]],
  ["52-18-140", ["size_marks=52-18-140"]],
  ["52□18 140", ["size_marks=52-18-140"]],
  ["52/18", ["size_marks=52-18"]],
  ["czarne 52 18", ["color=49", "size_marks=52-18"]],
  ["52", ["width_options=52"]],
  ["+1,5", ["power_options=1.50"]],
] as const)("understands %s", (text, expected) => {
  expect(meanings(text)).toEqual(expected);
});

test.each([
  ["szylkert", "szylkret"],
  ["szlkret", "szylkret"],
  ["syzlkrat", "szylkret"],
  ["zcarny", "czarny"],
  ["neal", "nela"],
])("takes %s for %s", (typed, meant) => {
  const { corrections, unknown } = read(`${typed} metal`);
  expect(corrections).toEqual([{ typed, meant }]);
  expect(unknown).toEqual([]);
});

test.each(["drewniane", "xx", "szrklaet"])("finds nothing for %s", (text) => {
  expect(read(text)).toEqual({ units: [], unknown: [text], corrections: [] });
});

test.each([
  ["do 400 zł", 400],
  ["do 400", 400],
  ["unter 99 Euro", 99],
])("reads %s as the highest price", (text, upTo) => {
  expect(read(`czarne ${text}`).units.map((unit) => unit.upTo)).toEqual([null, upTo]);
});

test("completes only the last word", () => {
  expect(meanings("szyl")).toEqual(["color=55"]);
  expect(read("szyl nela").unknown).toEqual(["szyl"]);
});

test("reads every text without an error, and leaves out no word silently", () => {
  const word = fc.constantFrom("szylkret", "nela", "52-18-140", "do 400 zł", "xyzxyz", "+2", "kocie", "z");
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "grapheme" }),
        fc.array(word).map((words) => words.join(" ")),
      ),
      (text) => {
        const { units, unknown } = read(text);
        expect(
          units.every(
            ({ matchings, combinations, upTo }) => matchings.length + combinations.length > 0 || upTo !== null,
          ),
        ).toBe(true);
        expect(unknown.every((each) => text.normalize("NFC").includes(each.split(" ")[0] ?? ""))).toBe(true);
      },
    ),
  );
});
