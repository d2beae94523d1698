import { expect, test } from "vitest";
import { drawingFallback } from "#domain/product/masters.ts";
import { isMasterName } from "#domain/media/picture.ts";
import { bundles, groups } from "#demo/extras/sets.ts";
import { allCare, allExtras, allFrames, allPacks } from "#demo/products/index.ts";
import { mediaOptions, selectPictures } from "#demo/studio/mediaOptions.ts";
import { framePictures } from "#demo/studio/productPictures.ts";
import { selectForSheet } from "#demo/studio/drawMedia.ts";
import { pictures } from "#demo/studio/pictures.ts";

const frames = allFrames.flatMap(framePictures);
const select = (...args: string[]) => selectPictures(pictures, mediaOptions(args, "media")).map(({ name }) => name);

test("shows every finish from the front, and the first finish in all views", () => {
  const seen = select("--only", "HL-MGLA").map((name) => /acetate-(\D+)-\d.*(\/.*)$/.exec(name)?.slice(1).join(""));
  expect(seen).toEqual([
    "crystal/front",
    "crystal/three-quarter",
    "crystal/side",
    "crystal/folded",
    "smoke-gradient/front",
    "sky/front",
  ]);
});

test("gives pictures distinct and valid names", () => {
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
  expect(pictures.filter(({ name }) => !isMasterName(name))).toEqual([]);
});

test("names masters as product pictures are requested", () => {
  for (const { name, shot } of frames) {
    expect(drawingFallback(name, shot)).toContain(`-${shot.frame.finish}-`);
  }
});

test("shows a frame with three sizes in the middle one", () => {
  const nela = frames.find(({ subject }) => subject === "HL-NELA");
  expect(nela?.shot.frame.totalWidth).toBe(130);
});

test("selects by skus in any case, one or several", () => {
  expect(select("--only", "hl-nela,MR-LUNA", "--view", "folded")).toHaveLength(2);
  expect(select("--only", "nobody")).toEqual([]);
});

test("selects both formats of a banner, and whole folders", () => {
  expect(select("--only", "sunglasses")).toEqual(["banners/sunglasses/wide", "banners/sunglasses/narrow"]);
  const folders = select("--only", "feed,banners").map((name) => name.slice(0, name.indexOf("/")));
  expect(new Set(folders)).toEqual(new Set(["banners", "feed"]));
});

test("requires a whole number of exposures", () => {
  expect(() => mediaOptions(["--exposures", "few"], "media")).toThrow("whole number");
  expect(selectPictures(pictures, mediaOptions(["--exposures", "4"], "media"))[0]?.shot.exposures).toBe(4);
});

test("has a picture of all care products, extras and sets", () => {
  const skus = [allCare, allExtras, bundles, groups].flat().map(({ sku }) => sku);
  expect(select("--only", skus.join(","))).toEqual(skus.map((sku) => `goods/${sku.toLowerCase()}/front`));
});

test("has a picture of every pack, and one close-up of each lens", () => {
  const fronts = select("--only", allPacks.map(({ sku }) => sku).join(","), "--view", "front");
  expect(fronts).toEqual(allPacks.map(({ sku }) => `goods/${sku.toLowerCase()}/front`));
  const lenses = new Set(allPacks.map(({ lens }) => lens));
  expect(select("--view", "blister")).toEqual([...lenses].map((lens) => `goods/${lens.toLowerCase()}/blister`));
});

test("shows each subject once on the contact sheet, with some of every kind", () => {
  const shown = selectForSheet(pictures);
  expect(shown.length).toBeGreaterThanOrEqual(60);
  expect(new Set(shown.map(({ subject }) => subject)).size).toBe(shown.length);
  expect(new Set(shown.map(({ name }) => name.split("/")[0]))).toEqual(
    new Set(pictures.map(({ name }) => name.split("/")[0])),
  );
});
