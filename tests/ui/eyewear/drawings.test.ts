import { FrameDrawing, FrameFront, LensCarton } from "@dioptra/ui/drawings";
import { cartonColors, crops, lensPackCrops, lensPeriods, tints } from "@dioptra/ui/eyewear";
import * as fc from "fast-check";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { anyDrawnFrame, drawn } from "./measurements.ts";

const svgOf = (drawing: ReactElement) => renderToStaticMarkup(drawing);

/** Expects unique ids, references only within the file, and valid, inert SVG. */
function expectValidSvg(svg: string) {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids).toContain(id);
  expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toMatch(/<script| style=| class=| on\w+=/);
}

const locales = ["pl-PL", "de-DE"];

test("every front results in valid SVG", () => {
  fc.assert(
    fc.property(anyDrawnFrame, fc.constantFrom(...crops), (frame, crop) => {
      expectValidSvg(svgOf(createElement(FrameFront, { frame, crop, locales })));
    }),
  );
});

test("every diagram results in valid SVG", () => {
  const texts = locales.map((locale) => ({ locale, totalWidth: "szerokość", temple: "zausznik" }));
  fc.assert(
    fc.property(anyDrawnFrame, (frame) => {
      expectValidSvg(svgOf(createElement(FrameDrawing, { frame, texts })));
    }),
  );
});

test("every lens pack results in valid SVG", () => {
  for (const period of lensPeriods)
    for (const color of cartonColors)
      for (const crop of lensPackCrops)
        for (const pieces of [1, 6, 30, 180])
          expectValidSvg(svgOf(createElement(LensCarton, { pack: { period, color, pieces }, crop })));
});

test("dimension lines have numbers in the format of each language", () => {
  const svg = svgOf(
    createElement(FrameFront, { frame: { ...drawn, lensWidth: 48.5 }, crop: "dimensions", locales: ["pl", "en"] }),
  );
  const figures = (locale: string) => {
    const symbol = new RegExp(`<symbol id="${locale}".*?</symbol>`).exec(svg)?.[0] ?? "";
    return [...symbol.matchAll(/<text[^>]*>([^<]+)/g)].map(([, figure]) => figure);
  };
  expect(figures("pl")).toEqual(["48,5", "21", "48,5", "43", "130"]);
  expect(figures("en")).toEqual(["48.5", "21", "48.5", "43", "130"]);
});

test("the crop measured has only widths", () => {
  const svg = svgOf(createElement(FrameFront, { frame: drawn, crop: "measured", locales: ["pl"] }));
  const figures = [...svg.matchAll(/<text[^>]*>([^<]+)/g)].map(([, figure]) => figure);
  expect(figures).toEqual(["48", "21", "48", "130"]);
});

test("other crops have no dimension lines", () => {
  const svg = svgOf(createElement(FrameFront, { frame: drawn, crop: "wide", locales }));
  expect(svg).not.toContain("<text");
  expect(svg).not.toContain("<symbol");
});

test("clear lenses and each tint result in different drawings", () => {
  const svgs = [undefined, ...tints].map((tint) =>
    svgOf(createElement(FrameFront, { frame: tint ? { ...drawn, tint } : drawn, crop: "card" })),
  );
  expect(new Set(svgs).size).toBe(svgs.length);
});

test("the view box contains the whole frame", () => {
  fc.assert(
    fc.property(anyDrawnFrame, fc.constantFrom(...crops.filter((crop) => crop !== "detail")), (frame, crop) => {
      const svg = svgOf(createElement(FrameFront, { frame, crop }));
      const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "").split(" ").map(Number);
      const half = Math.max(frame.totalWidth, 2 * frame.lensWidth + frame.bridge + 4) / 2;
      expect(x).toBeLessThan(-half);
      expect(x + width).toBeGreaterThan(half);
      expect(y).toBeLessThan(-frame.lensHeight / 2 - 4.2);
      expect(y + height).toBeGreaterThan(frame.lensHeight / 2 + 3.2);
    }),
  );
});
