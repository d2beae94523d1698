import type { Finish, FrameMaterial, FrameShape, Rim, Tint } from "@dioptra/ui/eyewear";
import type { FrameSize } from "@dioptra/ui/optics";
import type { Brand } from "../attributes/brands.ts";
import { type PowerSteps, type ReadingPower, readingPowers } from "../attributes/choices.ts";
import type { SeedFrame, SeedSize, SeedVariantName, SunLenses } from "../frame.ts";

/** The properties of a model that all others are derived from. */
type FrameRow = readonly [
  name: string,
  gender: SeedFrame["gender"],
  shape: FrameShape,
  rim: Rim,
  material: FrameMaterial,
  finishes: readonly Finish[],
  /** Cards show the first one. */
  sizes: readonly FrameSize[],
  /** In złoty, gross. */
  price: number,
];

/** One row of a table. */
type ModelRow =
  | FrameRow
  /** A model of sunglasses. */
  | readonly [
      ...frame: FrameRow,
      tint: Tint,
      uvCategory: SunLenses["uvCategory"],
      /** Tints of finishes that differ from `tint`. */
      tints?: SunLenses["tints"],
    ];

/** A model of ready-made reading glasses. */
type ReadingRow = readonly [...frame: FrameRow, powers: PowerSteps];

/** A parsed row. */
export interface Model {
  readonly brand: Brand;
  readonly name: string;
  readonly gender: SeedFrame["gender"];
  readonly shape: FrameShape;
  readonly rim: Rim;
  readonly material: FrameMaterial;
  readonly finishes: readonly Finish[];
  readonly sizes: readonly FrameSize[];
  readonly price: number;
  readonly sun?: SunLenses;
  readonly powers?: PowerSteps;
}

function frameOf(brand: Brand, row: readonly [...frame: FrameRow, ...rest: unknown[]]): Model {
  const [name, gender, shape, rim, material, finishes, sizes, price] = row;
  return { brand, name, gender, shape, rim, material, finishes, sizes, price };
}

function modelOf(brand: Brand, row: ModelRow): Model {
  const model = frameOf(brand, row);
  const [, , , , , , , , tint, uvCategory, tints] = row;
  return tint && uvCategory ? { ...model, sun: { tint, uvCategory, ...(tints && { tints }) } } : model;
}

/** Returns the models of a brand. */
export const modelsOf = (brand: Brand, rows: readonly ModelRow[]): readonly Model[] =>
  rows.map((row) => modelOf(brand, row));

/** Returns the models of ready-made reading glasses of a brand. */
export const readingModelsOf = (brand: Brand, rows: readonly ReadingRow[]): readonly Model[] =>
  rows.map((row) => ({ ...frameOf(brand, row), powers: row[8] }));

/** Returns the size that pictures and cards show: the middle one. */
export const picturedSize = (sizes: readonly SeedSize[]): SeedSize | undefined =>
  sizes.toSorted((a, b) => a.totalWidth - b.totalWidth)[Math.floor((sizes.length - 1) / 2)];

/** A variant of a frame before it has a sku. */
interface NamedVariant {
  readonly name: SeedVariantName;
  readonly finish: Finish;
  readonly size: SeedSize;
  readonly power?: ReadingPower;
}

/** Returns the sizes, starting with the one that cards show. */
function picturedFirst(sizes: readonly SeedSize[]): readonly SeedSize[] {
  const pictured = picturedSize(sizes);
  return pictured ? [pictured, ...sizes.filter((size) => size !== pictured)] : [];
}

/** Returns every combination of colour, size and power. Cards show the first. */
export const variantNames = ({
  finishes,
  sizes,
  powers,
}: Pick<SeedFrame, "finishes" | "sizes" | "powers">): readonly NamedVariant[] =>
  finishes.flatMap((finish) =>
    picturedFirst(sizes).flatMap((size): readonly NamedVariant[] => {
      const name = `${finish} ${size.lensWidth}` as const;
      if (!powers) return [{ name, finish, size }];
      return readingPowers[powers].map((power) => ({ name: `${name} ${power}`, finish, size, power }));
    }),
  );
