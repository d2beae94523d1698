import type { CareLabel, FrameShot, LensLabel, Scene, Shot } from "./scene.ts";
import { frameMasterName, goodsMasterName } from "#domain/product/masters.ts";
import type { SeedFrame } from "#demo/frame.ts";
import { picturedFrame, viewsOf } from "#demo/pictures.ts";
import { brands } from "#demo/attributes/brands.ts";
import type { SeedCare } from "#demo/care.ts";
import { productMargins, goodsScene } from "./goodsScene.ts";
import type { SeedLenses } from "#demo/lensFamily.ts";
import { cartonSize } from "./packSizes.ts";

/** A picture and its name. */
export interface Picture {
  /** Its path in the media folder, without extension. The last segment is the view. */
  readonly name: string;
  /** The name for `--only`: the sku of a product, or the name of a banner. */
  readonly subject: string;
  readonly shot: Shot;
}

/** Returns the folder of a picture, such as `goods`. */
export const folderOf = ({ name }: Picture): string => name.slice(0, name.indexOf("/"));
/** Returns the view of a picture, such as `front`. */
export const viewOf = ({ name }: Picture): string => name.slice(name.lastIndexOf("/") + 1);

/** The size of masters, from which the server makes all smaller pictures. */
export const master = { width: 1170, height: 850, exposures: 16 } as const;

/** Exposures for goods, whose shadows are wider than those of a frame. */
export const goodsMaster = { ...master, exposures: 36 } as const;

/** A picture of a frame. */
export interface FramePicture extends Picture {
  readonly shot: FrameShot;
}

/** Returns the pictures of a frame: the first finish in all views, the others from the front. */
export const framePictures = (model: SeedFrame): FramePicture[] =>
  model.finishes.flatMap((finish) => {
    const frame = picturedFrame(model, finish);
    if (!frame) return [];
    return viewsOf(model, finish).map((view) => ({
      name: frameMasterName(frame, view),
      subject: model.sku,
      shot: { ...master, view, frame },
    }));
  });

/** Returns the print of a care product, in the language of the maker's country. */
export function careLabelOf({ brand, names, print, millilitres }: SeedCare): CareLabel {
  const maker = brands[brand].pl;
  const line = names.pl.replace(maker, "").replace(/,.*/, "").trim();
  return { brand: maker, line, color: print, millilitres: millilitres ?? 0 };
}

/** Returns the pictures of care products. */
export const carePictures = (goods: readonly SeedCare[]): Picture[] =>
  goods.map((care) => ({
    name: goodsMasterName(care.sku, "front"),
    subject: care.sku,
    shot: { ...goodsMaster, scene: goodsScene(care.form, careLabelOf(care)) },
  }));

/** Returns the print of a pack of contact lenses, in the language of the maker's country. */
export function lensLabel({ brand, names, print, period, packSize, matrix }: SeedLenses): LensLabel {
  const maker = brands[brand].pl;
  const [usual] = matrix;
  const figure = (parameter: "baseCurve" | "diameter") => {
    const value = usual?.[parameter]?.[0];
    return typeof value === "number" ? value.toFixed(1) : "";
  };
  return {
    brand: maker,
    line: names.pl.replace(maker, "").trim(),
    color: print,
    period,
    pieces: packSize,
    fit: `BC ${figure("baseCurve")}   DIA ${figure("diameter")}`,
  };
}

/** Returns a carton with one of its lenses in front. */
function cartonScene(label: LensLabel): Scene {
  const { width, depth } = cartonSize(label.pieces);
  return {
    things: [
      { kind: "lens-carton", label, turn: 22 },
      { kind: "blister", label, cups: 1, open: 1, at: [width * 0.53, depth * 0.5 + 33], turn: -24 },
    ],
    view: { turn: 0, height: 16, free: productMargins },
  };
}

/** Returns a strip of cups with the first one open. */
const blisterScene = (label: LensLabel): Scene => ({
  things: [{ kind: "blister", label, cups: label.period === "daily" ? 5 : 3, open: 1, turn: -16 }],
  view: { turn: 0, height: 44, free: productMargins },
});

/** Returns the pictures of all packs, and one close-up of each lens under the sku of its smallest pack. */
export function lensPictures(packs: readonly SeedLenses[]): Picture[] {
  const lensesSeen = new Set<string>();
  return packs.flatMap((pack) => {
    const label = lensLabel(pack);
    const front = { name: goodsMasterName(pack.sku, "front"), scene: cartonScene(label) };
    const blister = { name: goodsMasterName(pack.lens, "blister"), scene: blisterScene(label) };
    const isFirst = !lensesSeen.has(pack.lens);
    lensesSeen.add(pack.lens);
    return (isFirst ? [front, blister] : [front]).map(({ name, scene }) => ({
      name,
      subject: pack.sku,
      shot: { ...goodsMaster, scene },
    }));
  });
}
