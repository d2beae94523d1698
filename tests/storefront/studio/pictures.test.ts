import { expect, test } from "vitest";
import { allFrames } from "../../../storefront/platform/seed/products/index.ts";
import { chosen, mediaOptions } from "../../../storefront/studio/mediaOptions.ts";
import { picturesOf } from "../../../storefront/studio/pictures.ts";

const all = allFrames.flatMap(picturesOf);
const asked = (...words: string[]) => chosen(all, mediaOptions(words, "media")).map(({ path }) => path);

test("every finish is taken from in front, the first from everywhere", () => {
  expect(asked("--only", "HL-MGLA")).toEqual([
    "hl-mgla-crystal-front",
    "hl-mgla-crystal-three-quarter",
    "hl-mgla-crystal-side",
    "hl-mgla-crystal-folded",
    "hl-mgla-smoke-gradient-front",
    "hl-mgla-sky-front",
  ]);
});

test("no two pictures share a file", () => expect(new Set(all.map(({ path }) => path)).size).toBe(all.length));

test("a frame in three sizes is taken in the middle one", () => {
  const nela = all.find(({ sku }) => sku === "HL-NELA");
  expect(nela?.shot.frame.totalWidth).toBe(130);
});

test("skus are understood in any case, alone or in a row", () => {
  expect(asked("--only", "hl-nela,MR-LUNA", "--view", "folded")).toHaveLength(2);
  expect(asked("--only", "nobody")).toEqual([]);
});

test("exposures are a whole number", () => {
  expect(() => mediaOptions(["--exposures", "few"], "media")).toThrow("whole number");
  expect(chosen(all, mediaOptions(["--exposures", "4"], "media"))[0]?.shot.exposures).toBe(4);
});
