import { effectiveDiameter, frameSize, type FrameSize, readTempleMark } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const mark = z.strictObject({ lens: z.number(), bridge: z.number(), temple: z.nullable(z.number()) });

const noMark = { ok: false, problem: { reason: "not-a-mark", example: "52-18-140" } };

test.each(vectors("frame.size.parse", z.strictObject({ text: z.string() }), z.nullable(mark)))(
  "frame.size.parse: $name",
  ({ input, expected }) => {
    const value = expected && { lensWidth: expected.lens, bridge: expected.bridge, temple: expected.temple };
    expect(readTempleMark(input.text)).toEqual(value ? { ok: true, value, unusual: [] } : noMark);
  },
);

test.each(["52□18 140", "52[]18 140", "52 18 140", " 52 □ 18 – 140 mm", "52/18/140", "52×18×140"])(
  "parses the temple mark %j",
  (typed) => {
    expect(readTempleMark(typed)).toEqual({ ok: true, value: { lensWidth: 52, bridge: 18, temple: 140 }, unusual: [] });
  },
);

test.each(["", "52", "5218140", "52-18-14", "52-18-140-2", "a52-18", "520-18"])("refuses %j", (typed) => {
  expect(readTempleMark(typed)).toEqual(noMark);
});

test.each([
  ["34-14-115", ["lensWidth", "temple"]],
  ["44-14-125", []],
  ["43-18-140", ["lensWidth"]],
  ["62-24-155", []],
  ["63-18", ["lensWidth"]],
  ["70-26-160", ["lensWidth", "bridge", "temple"]],
] as const)("accepts %s, which frames have, and names what is rare", (typed, unusual) => {
  expect(readTempleMark(typed)).toMatchObject({ ok: true, unusual });
});

test.each([
  ["25-18-140", "lensWidth", 32, 72],
  ["80-18-140", "lensWidth", 32, 72],
  ["52-40-140", "bridge", 8, 30],
  ["52-18-240", "temple", 90, 170],
] as const)("refuses %s, which no frame has", (typed, measure, from, to) => {
  expect(readTempleMark(typed)).toEqual({ ok: false, problem: { reason: "no-such-frame", measure, from, to } });
});

test("parses every temple mark that frames have", () => {
  const lens = fc.integer({ min: 32, max: 72 });
  const figure = fc.integer({ min: 10, max: 30 });
  const temple = fc.integer({ min: 100, max: 170 });
  fc.assert(
    fc.property(
      lens,
      figure,
      fc.option(temple),
      fc.constantFrom("□", "-", " ", "[]"),
      (lensWidth, bridge, length, joint) => {
        const typed = `${lensWidth}${joint}${bridge}${length === null ? "" : `-${length}`}`;
        expect(readTempleMark(typed)).toMatchObject({ ok: true, value: { lensWidth, bridge, temple: length } });
      },
    ),
  );
});

const measured = z.union([z.strictObject({ total: z.number() }), z.strictObject({ lens: z.number() })]);

const words: Readonly<Record<"S" | "M" | "L", FrameSize>> = { S: "narrow", M: "medium", L: "wide" };

test.each(vectors("frame.size.class", measured, z.enum(["S", "M", "L"])))(
  "frame.size.class: $name",
  ({ input, expected }) => {
    const size = "total" in input ? { totalWidth: input.total } : { lensWidth: input.lens };
    expect(frameSize(size)).toBe(words[expected]);
  },
);

test.each<[number, FrameSize]>([[135, "medium"]])("classifies a frame %d mm wide as %s", (totalWidth, expected) => {
  expect(frameSize({ totalWidth })).toBe(expected);
});

test.each<[number, FrameSize]>([
  [50, "medium"],
  [53, "medium"],
])("without a total width, classifies a lens width of %d mm as %s", (lensWidth, expected) => {
  expect(frameSize({ lensWidth })).toBe(expected);
});

test("prefers the total width to the lens width", () => {
  expect(frameSize({ totalWidth: 128, lensWidth: 54 })).toBe("narrow");
});

const outline = z.strictObject({ A: z.number(), B: z.number(), shape: z.string() });

test.each(vectors("rx.ed_estimate", outline, z.number()))("rx.ed_estimate: $name", ({ input, expected }) => {
  const { A, B, shape } = input;
  expect(effectiveDiameter({ lensWidth: A, lensHeight: B, shape })).toBe(expected);
});

test("estimates width + 1 for an oval, and never more than the diagonal", () => {
  expect(effectiveDiameter({ lensWidth: 50, lensHeight: 38, shape: "oval" })).toBe(51);
  expect(effectiveDiameter({ lensWidth: 48, lensHeight: 14, shape: "rectangular" })).toBe(50);
});
