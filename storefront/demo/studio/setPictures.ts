import type { CartonColor } from "@dioptra/ui/eyewear";
import { goodsMasterName } from "#domain/product/masters.ts";
import { type BundleRow, bundles, type GroupRow, groups } from "#demo/extras/sets.ts";
import type { Extra } from "#demo/extras/extras.ts";
import type { SeedCare } from "#demo/care.ts";
import { allCare, allExtras, allPacks } from "#demo/products/index.ts";
import { careLabelOf, goodsMaster, lensLabel, type Picture } from "./productPictures.ts";
import { goodsScene } from "./goodsScene.ts";
import type { CareLabel, Margins, PlacedThing } from "./scene.ts";
import { frame, type Member, sideBySide } from "./stillLife.ts";

const free: Margins = { left: 0.09, right: 0.09, top: 0.12, bottom: 0.12 };

/** The widths of products in a set in mm, and their rows. Low products stand in front. */
const spaces = {
  solution: { width: 74, row: "back" },
  peroxide: { width: 112, row: "back" },
  drops: { width: 34, row: "front" },
  vials: { width: 80, row: "front" },
  spray: { width: 62, row: "back" },
  "lens-case": { width: 86, row: "front" },
  "glasses-case": { width: 164, row: "back" },
  cloth: { width: 166, row: "front" },
  "lens-package": { width: 150, row: "back" },
  "gift-card": { width: 120, row: "front" },
  guide: { width: 120, row: "front" },
} as const;

/** Prints of the shop's own products hold only its name. */
const extraLabel = (color: CartonColor): CareLabel => ({ brand: "Dioptra", line: "", color, millilitres: 0 });

/** Returns a product as a part of a set. */
function memberOf(sku: string): Member {
  const pack = allPacks.find((pack) => pack.sku === sku);
  if (pack) return { width: 124, row: "back", things: [{ kind: "lens-carton", label: lensLabel(pack), turn: 14 }] };
  const care = (allCare as readonly SeedCare[]).find((care) => care.sku === sku);
  if (care) return { ...spaces[care.form], things: careThings(care) };
  const extra = allExtras.find((extra) => extra.sku === sku);
  if (!extra) throw new Error(`Set contains unknown sku ${sku}.`);
  return { ...spaces[extra.form], things: goodsScene(extra.form, extraLabel(extra.print)).things };
}

/** Returns a care product without its carton. Glasses cases are closed. */
function careThings(care: SeedCare): readonly PlacedThing[] {
  if (care.form === "glasses-case") return [{ kind: "glasses-case", color: care.print, open: 0, turn: -10 }];
  const { things } = goodsScene(care.form, careLabelOf(care));
  if (care.form === "vials") return [{ kind: "vials", turn: -16 }];
  return things.filter(({ kind }) => kind !== "care-carton");
}

/** Positions of the parts of a pair of glasses. The frame is folded because its temples would reach into the case. */
const glassesAt = {
  frame: { at: [18, 44], turn: 20 },
  case: { at: [-46, -52], turn: 10 },
  lenses: [
    { at: [66, -62], turn: 12 },
    { at: [112, -40], turn: -14 },
  ],
} as const;

/** Returns a frame with case and lenses. */
const glasses = (sku: string, caseColor: CartonColor): PlacedThing[] => [
  frame(sku, glassesAt.frame, "folded"),
  { kind: "glasses-case", color: caseColor, open: 0, ...glassesAt.case },
  ...glassesAt.lenses.map(({ at, turn }) => ({ kind: "uncut-lens", at, turn }) as const),
];

/** Returns the parts of a set, the first one of each choice. */
function thingsOf(set: BundleRow | GroupRow): PlacedThing[] {
  const parts = "members" in set ? set.members : set.options.flatMap(({ parts }) => parts.slice(0, 1));
  const skus = parts.flatMap(({ sku, quantity }) => Array.from({ length: quantity }, () => sku));
  if ("members" in set || !set.frame) return sideBySide(skus.map(memberOf));
  const caseProduct = (allCare as readonly SeedCare[]).find(({ sku }) => skus.includes(sku));
  return glasses(set.frame, caseProduct?.print ?? "moss");
}

/** Returns the pictures of lenses for frames, gift cards and guides. */
const extraPictures = (extras: readonly Extra[]): Picture[] =>
  extras.map(({ sku, form, print }) => ({
    name: goodsMasterName(sku, "front"),
    subject: sku,
    shot: { ...goodsMaster, scene: goodsScene(form, extraLabel(print)) },
  }));

/** Pictures of bundles, groups, lenses for frames, gift cards and guides. */
export const setPictures: readonly Picture[] = [
  ...extraPictures(allExtras),
  ...[...bundles, ...groups].map((set) => ({
    name: goodsMasterName(set.sku, "front"),
    subject: set.sku,
    shot: { ...goodsMaster, scene: { things: thingsOf(set), view: { turn: 0, height: 17, free } } },
  })),
];
