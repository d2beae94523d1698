import { describe, expect, test } from "vitest";
import { fitOf, linesOf } from "#domain/product/fit.ts";

describe("fitOf", () => {
  const frame = { lensWidth: 52, bridge: 18, temple: 140 };

  test.each([
    { name: "the same size", own: frame, tolerance: 1, verdict: "fits", by: 0 },
    {
      name: "each measure within the tolerance",
      own: { lensWidth: 50, bridge: 20, temple: 142 },
      tolerance: 2,
      verdict: "fits",
      by: 2,
    },
    {
      name: "a lens beyond the tolerance",
      own: { lensWidth: 50, bridge: 18, temple: 140 },
      tolerance: 1,
      verdict: "wider",
      by: 4,
    },
    {
      name: "wider glasses",
      own: { lensWidth: 54, bridge: 19, temple: 140 },
      tolerance: 1,
      verdict: "narrower",
      by: 5,
    },
    {
      name: "longer temples",
      own: { lensWidth: 52, bridge: 18, temple: 150 },
      tolerance: 2,
      verdict: "different",
      by: 0,
    },
  ])("$name, tolerance $tolerance: $verdict by $by mm", ({ own, tolerance, verdict, by }) => {
    expect(fitOf(frame, own, tolerance)).toMatchObject({ verdict, by });
  });

  test("names each measure beside the own one, without an unknown temple", () => {
    expect(fitOf(frame, { lensWidth: 52, bridge: 17, temple: null }, 1).measures).toEqual([
      { measure: "lensWidth", length: 52, own: 52 },
      { measure: "bridge", length: 18, own: 17 },
    ]);
  });
});

test.each([
  ["round", "curved"],
  ["square", "angular"],
  ["triangular", "other"],
] as const)("the lines of a %s frame are %s", (shape, lines) => {
  expect(linesOf(shape)).toBe(lines);
});
