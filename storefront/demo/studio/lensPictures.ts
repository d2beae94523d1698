import { goodsMasterName } from "#domain/product/masters.ts";
import type { SeedLenses } from "#demo/lenses/lenses.ts";
import { brands } from "#demo/attributes/brands.ts";
import { around } from "./around.ts";
import { cartonSize } from "./cartonSize.ts";
import { goodsMaster, type Picture } from "./picture.ts";
import type { LensLabel, Scene } from "./scene.ts";

/** What is printed: one print for all countries, in the words of the maker's own. */
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

/** The carton and one of its lenses before it. */
function cartonScene(label: LensLabel): Scene {
  const { width, depth } = cartonSize(label.pieces);
  return {
    things: [
      { kind: "lens-carton", label, turn: 22 },
      { kind: "blister", label, cups: 1, open: 1, at: [width * 0.53, depth * 0.5 + 33], turn: -24 },
    ],
    view: { turn: 0, height: 16, free: around },
  };
}

/** A strip, of which the first cup is open. */
const blisterScene = (label: LensLabel): Scene => ({
  things: [{ kind: "blister", label, cups: label.period === "daily" ? 5 : 3, open: 1, turn: -16 }],
  view: { turn: 0, height: 44, free: around },
});

/** Each pack, and each lens once from near, asked for by its smallest pack. */
export function lensPictures(packs: readonly SeedLenses[]): Picture[] {
  const seen = new Set<string>();
  return packs.flatMap((pack) => {
    const label = lensLabel(pack);
    const front = { name: goodsMasterName(pack.sku, "front"), scene: cartonScene(label) };
    const blister = { name: goodsMasterName(pack.lens, "blister"), scene: blisterScene(label) };
    const isFirst = !seen.has(pack.lens);
    seen.add(pack.lens);
    return (isFirst ? [front, blister] : [front]).map(({ name, scene }) => ({
      name,
      subject: pack.sku,
      shot: { ...goodsMaster, scene },
    }));
  });
}
