import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { menuMove } from "../../../ui/overlays/menuMove.ts";

const names = ["Pobierz fakturę", "Łódź, Piotrkowska", "Śledź paczkę", "Powtórz zamówienie"];

describe("menuMove", () => {
  test.each([
    ["ArrowDown", 0, 1],
    ["ArrowDown", 3, 0],
    ["ArrowDown", -1, 0],
    ["ArrowUp", 0, 3],
    ["ArrowUp", -1, 3],
    ["Home", 2, 0],
    ["End", 0, 3],
    ["p", 0, 3],
    ["P", 3, 0],
    ["l", 0, 1],
    ["s", 0, 2],
    ["Ś", 2, 2],
    ["x", 0, null],
    [" ", 0, null],
    ["Enter", 0, null],
  ])("%s at index %i moves to %s", (key, at, next) => {
    expect(menuMove(key, { at, names })).toBe(next);
  });

  test.each([
    ["o", "p", 0, 0],
    ["w", "po", 0, 3],
    ["o", "p", 3, 3],
    ["p", "p", 3, 0],
    [" ", "pobierz", 3, 0],
    ["ó", "ł", 0, 1],
    ["x", "p", 0, null],
  ])("%s typed after %o at index %i moves to %s", (key, typed, at, next) => {
    expect(menuMove(key, { at, names, typed })).toBe(next);
  });

  test("returns null for an empty menu", () => {
    expect(menuMove("ArrowDown", { at: -1, names: [] })).toBeNull();
  });

  test("returns only existing indexes, for any key", () => {
    const key = fc.oneof(fc.constantFrom("ArrowDown", "ArrowUp", "Home", "End"), fc.string());
    fc.assert(
      fc.property(key, fc.array(fc.string(), { minLength: 1 }), fc.nat(), (pressed, entries, place) => {
        const next = menuMove(pressed, { at: (place % (entries.length + 1)) - 1, names: entries });
        if (next !== null) expect(entries[next]).toBeDefined();
      }),
    );
  });
});
