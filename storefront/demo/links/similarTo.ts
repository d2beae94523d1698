import { frameMaterials, frameShapes, rims } from "@dioptra/ui/eyewear";
import { frameDistance, type FrameGeometry, nearest } from "#domain/product/nearest.ts";
import type { SeedProduct } from "../product.ts";

const count = 8;

interface Measured {
  readonly sku: string;
  readonly geometry: FrameGeometry;
}

/** A frame as it looks in its first size; null for what is none. */
function geometryOf({ attributes, variants }: SeedProduct): FrameGeometry | null {
  const first = variants[0]?.attributes;
  const shape = frameShapes.find((each) => each === attributes["shape"]);
  const rim = rims.find((each) => each === attributes["rim"]);
  const material = frameMaterials.find((each) => each === attributes["material"]);
  if (!shape || !rim || !material || !first) return null;
  return {
    shape,
    rim,
    material,
    lensWidth: Number(first["width"]),
    lensHeight: Number(first["lens_height"]),
    bridge: Number(first["bridge"]),
    totalWidth: Number(first["total_width"]),
  };
}

/** What tells packs of contact lenses apart, each as far as any other. */
const lensTraits = ["wear_period", "design", "material_type", "brand"].map((code) => `contactlens_${code}`);

const lensDistance = (a: SeedProduct, b: SeedProduct): number =>
  lensTraits.filter((code) => a.attributes[code] !== b.attributes[code]).length * 10 +
  Math.abs(Number(a.attributes["contactlens_dkt"]) - Number(b.attributes["contactlens_dkt"])) / 10;

/** For each product the skus of those of its kind that are most like it. */
export function similarTo(products: readonly SeedProduct[]): ReadonlyMap<string, readonly string[]> {
  const links = new Map<string, readonly string[]>();
  for (const ofKind of Map.groupBy(products, ({ kind }) => kind).values()) {
    const measured = ofKind.flatMap((product): Measured[] => {
      const geometry = geometryOf(product);
      return geometry ? [{ sku: product.sku, geometry }] : [];
    });
    const far = (a: Measured, b: Measured) => frameDistance(a.geometry, b.geometry);
    for (const frame of measured)
      links.set(
        frame.sku,
        nearest(measured, frame, far, count).map(({ sku }) => sku),
      );
    const packs = ofKind.filter(({ kind }) => kind === "contact-lenses");
    for (const pack of packs)
      links.set(
        pack.sku,
        nearest(packs, pack, lensDistance, count).map(({ sku }) => sku),
      );
  }
  return links;
}
