import { goodsMasterName } from "#domain/product/masters.ts";
import { brands } from "#demo/attributes/brands.ts";
import type { SeedCare } from "#demo/care/care.ts";
import { goodsScene } from "./goodsScene.ts";
import { goodsMaster, type Picture } from "./picture.ts";
import type { CareLabel } from "./scene.ts";

/** What is printed, in the words of the maker's own country; how many pieces there are is on the carton only. */
export function careLabelOf({ brand, names, print, millilitres }: SeedCare): CareLabel {
  const maker = brands[brand].pl;
  const line = names.pl.replace(maker, "").replace(/,.*/, "").trim();
  return { brand: maker, line, color: print, millilitres: millilitres ?? 0 };
}

export const carePictures = (goods: readonly SeedCare[]): Picture[] =>
  goods.map((care) => ({
    name: goodsMasterName(care.sku, "front"),
    subject: care.sku,
    shot: { ...goodsMaster, scene: goodsScene(care.form, careLabelOf(care)) },
  }));
