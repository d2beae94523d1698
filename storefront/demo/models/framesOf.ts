import { slugWords } from "#contract/catalog/slug.ts";
import type { Brand } from "../attributes/brands.ts";
import type { SeedFrame } from "../frame.ts";
import { draw } from "../draw.ts";
import { soldOut } from "../merchandise.ts";
import { pricesOf } from "../prices.ts";
import { buildOf } from "../sentences/frames.ts";
import { type Model, variantNames } from "./model.ts";
import { sizesOf } from "./sizes.ts";
import { textsOf, type Turns } from "./textsOf.ts";

const prefixes: Readonly<Partial<Record<Brand, string>>> = {
  halny: "HL",
  mirno: "MR",
  "okno-27": "OK",
  tarnina: "TR",
  szuwar: "SZ",
  brzask: "BZ",
  sedno: "SD",
  osnowa: "ON",
  wilga: "WG",
  zakole: "ZK",
  zatoka: "ZT",
  lektura: "LK",
};

/** A frame before prices, stock and texts are added. */
type FrameBase = Omit<SeedFrame, "prices" | "pieces" | "texts">;

const skuOf = ({ brand, name }: Model) => [prefixes[brand], ...slugWords(name)].join("-").toUpperCase();

/** Returns the stock of a model. One model in two has a scarce variant, one in three a sold-out one. */
function stockOf({ sku, ...frame }: FrameBase): Pick<SeedFrame, "pieces" | "stock"> {
  if (soldOut.includes(sku)) return { pieces: 0 };
  // Cards show the first variant, so it stays in stock.
  const others = variantNames(frame)
    .slice(1)
    .map(({ name }) => name);
  const pickVariant = (seed: string) => others[draw(`${seed} ${sku}`, others.length)];
  const [scarce, soldOutVariant] = [pickVariant("scarce"), pickVariant("gone")];
  const stock = {
    ...(scarce && draw(`few ${sku}`, 2) === 0 && { [scarce]: 1 + draw(`left ${sku}`, 3) }),
    ...(soldOutVariant && draw(`none ${sku}`, 3) === 0 && { [soldOutVariant]: 0 }),
  };
  return { pieces: 8 + draw(`pieces ${sku}`, 28), stock };
}

function frameOf(model: Model, turns: Turns): SeedFrame {
  const { name, price, ...rest } = model;
  const frame = { sku: skuOf(model), ...rest, sizes: sizesOf(model) };
  return { ...frame, ...pricesOf(frame.sku, price), ...stockOf(frame), texts: textsOf(name, frame, turns) };
}

/** Returns the frames of models. The same models always result in the same frames. */
export const framesOf = (models: readonly Model[]): readonly SeedFrame[] =>
  models.map((model, index) => {
    const before = models.slice(0, index);
    const build = buildOf(model.rim, model.material);
    return frameOf(model, {
      shape: before.filter(({ shape }) => shape === model.shape).length,
      build: before.filter(({ rim, material }) => buildOf(rim, material) === build).length,
    });
  });
