import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fromCarried, toCarried } from "#app/queries/carriedData.ts";

test("what travels with a page arrives as it was", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const there: unknown = JSON.parse(JSON.stringify({ data: toCarried(data) })).data;
      expect(fromCarried(there)).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
});

test("a list is one text", () => {
  expect(toCarried([{ name: "Nela" }])).toBe('[{"name":"Nela"}]');
});

test("what holds a date anywhere keeps it", () => {
  const order = { number: "100001", history: [{ at: new Date(0) }] };
  expect(toCarried(order)).toBe(order);
  expect(fromCarried(order)).toBe(order);
});
