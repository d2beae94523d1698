import { expect, test } from "vitest";
import { drawingInstead } from "#domain/media/frameMaster.ts";
import { isMasterName } from "#domain/media/readPicture.ts";
import { allFrames } from "../../../storefront/platform/seed/products/index.ts";
import { chosen, mediaOptions } from "../../../storefront/studio/mediaOptions.ts";
import { picturesOf } from "../../../storefront/studio/pictures.ts";

const all = allFrames.flatMap(picturesOf);
const asked = (...words: string[]) => chosen(all, mediaOptions(words, "media")).map(({ name }) => name);

test("every finish is taken from in front, the first from everywhere", () => {
  const seen = asked("--only", "HL-MGLA").map((name) => /acetate-(\D+)-\d.*(\/.*)$/.exec(name)?.slice(1).join(""));
  expect(seen).toEqual([
    "crystal/front",
    "crystal/three-quarter",
    "crystal/side",
    "crystal/folded",
    "smoke-gradient/front",
    "sky/front",
  ]);
});

test("no two pictures share a master", () => expect(new Set(all.map(({ name }) => name)).size).toBe(all.length));

test("masters are called as a product's pictures are asked for", () => {
  for (const { name, shot } of all) {
    expect(isMasterName(name)).toBe(true);
    expect(drawingInstead(name, shot)).toContain(`-${shot.frame.finish}-`);
  }
});

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
