import { type FrameMaterial, frameMaterials, type FrameShape, frameShapes } from "@dioptra/ui/eyewear";
import { category, type SeedCategory } from "./seedCategory.ts";
import { materialTexts } from "./texts/materials.ts";
import { shapeTexts, type ShelfWords } from "./texts/shapes.ts";

/** Whom frames are meant for: what is for everybody lies with what is for women and with what is for men. */
export const forWomen = ["women", "unisex"] as const;
export const forMen = ["men", "unisex"] as const;

/** Ids are kept for ever: links hold them. Each shelf of shapes has a row of its own, ten ids long. */
const shapeNumber = {
  square: 1,
  round: 2,
  oval: 3,
  rectangular: 4,
  trapezoid: 5,
  triangular: 6,
  panto: 7,
  geometric: 8,
} as const satisfies Readonly<Record<FrameShape, number>>;

const materialNumber = { acetate: 1, metal: 2, titanium: 3, mixed: 4 } as const satisfies Record<FrameMaterial, number>;

export const shapeShelves = (firstId: number, code: string, wearers: ShelfWords): readonly SeedCategory[] =>
  frameShapes.map((shape) =>
    category(firstId + shapeNumber[shape], `${code}-${shape}`, shapeTexts(shape, wearers), { shape: [shape] }),
  );

export const materialShelves = (firstId: number, code: string, wearers: ShelfWords): readonly SeedCategory[] =>
  frameMaterials.map((material) =>
    category(firstId + materialNumber[material], `${code}-${material}`, materialTexts(material, wearers), {
      material: [material],
    }),
  );
