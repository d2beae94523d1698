import { expect, test } from "vitest";
import { drawingInstead } from "#domain/product/masters.ts";
import { isMasterName } from "#domain/media/picture.ts";
import { bundles, groups } from "#demo/extras/sets.ts";
import { allCare, allExtras, allFrames, allPacks } from "#demo/products/index.ts";
import { chosen, mediaOptions } from "#demo/studio/mediaOptions.ts";
import { framePictures } from "#demo/studio/productPictures.ts";
import { forSheet } from "#demo/studio/drawMedia.ts";
import { pictures } from "#demo/studio/pictures.ts";

const frames = allFrames.flatMap(framePictures);
const asked = (...words: string[]) => chosen(pictures, mediaOptions(words, "media")).map(({ name }) => name);

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

test("no two pictures share a master, and each may be called so", () => {
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
  expect(pictures.filter(({ name }) => !isMasterName(name))).toEqual([]);
});

test("masters are called as a product's pictures are asked for", () => {
  for (const { name, shot } of frames) {
    expect(drawingInstead(name, shot)).toContain(`-${shot.frame.finish}-`);
  }
});

test("a frame in three sizes is taken in the middle one", () => {
  const nela = frames.find(({ subject }) => subject === "HL-NELA");
  expect(nela?.shot.frame.totalWidth).toBe(130);
});

test("skus are understood in any case, alone or in a row", () => {
  expect(asked("--only", "hl-nela,MR-LUNA", "--view", "folded")).toHaveLength(2);
  expect(asked("--only", "nobody")).toEqual([]);
});

test("banners come in two forms, and a whole folder can be asked for", () => {
  expect(asked("--only", "sunglasses")).toEqual(["banners/sunglasses/wide", "banners/sunglasses/narrow"]);
  const folders = asked("--only", "feed,banners").map((name) => name.slice(0, name.indexOf("/")));
  expect(new Set(folders)).toEqual(new Set(["banners", "feed"]));
});

test("exposures are a whole number", () => {
  expect(() => mediaOptions(["--exposures", "few"], "media")).toThrow("whole number");
  expect(chosen(pictures, mediaOptions(["--exposures", "4"], "media"))[0]?.shot.exposures).toBe(4);
});

test("all care, all extras and all sets are taken", () => {
  const skus = [allCare, allExtras, bundles, groups].flat().map(({ sku }) => sku);
  expect(asked("--only", skus.join(","))).toEqual(skus.map((sku) => `goods/${sku.toLowerCase()}/front`));
});

test("every pack of lenses is taken, and each lens once from near", () => {
  const fronts = asked("--only", allPacks.map(({ sku }) => sku).join(","), "--view", "front");
  expect(fronts).toEqual(allPacks.map(({ sku }) => `goods/${sku.toLowerCase()}/front`));
  const lenses = new Set(allPacks.map(({ lens }) => lens));
  expect(asked("--view", "blister")).toEqual([...lenses].map((lens) => `goods/${lens.toLowerCase()}/blister`));
});

test("a contact sheet shows each subject once, and some of every kind", () => {
  const shown = forSheet(pictures);
  expect(shown.length).toBeGreaterThanOrEqual(60);
  expect(new Set(shown.map(({ subject }) => subject)).size).toBe(shown.length);
  expect(new Set(shown.map(({ name }) => name.split("/")[0]))).toEqual(
    new Set(pictures.map(({ name }) => name.split("/")[0])),
  );
});
