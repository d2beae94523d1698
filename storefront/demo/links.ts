import type { SeedProduct } from "./product.ts";
import { frameMaterials, frameShapes, rims } from "@dioptra/ui/eyewear";
import { frameDistance, type FrameGeometry, nearest } from "#domain/product/nearest.ts";
import type { Session } from "#platform/kernel/database/database.ts";
import { writeRows } from "#platform/kernel/database/rows.ts";
import { type LinkType, productLinks } from "#platform/catalog/tables/productLink.ts";
import type { IdBySku } from "./writeCatalogue.ts";

/** Forms of care products that are related to each kind of product. */
const relatedForms: Readonly<Partial<Record<SeedProduct["kind"], readonly string[]>>> = {
  "prescription-glasses": ["glasses-case", "spray", "cloth"],
  sunglasses: ["glasses-case", "cloth"],
  "reading-glasses": ["glasses-case", "cloth"],
  "contact-lenses": ["solution", "peroxide", "lens-case", "drops"],
};

const relatedCount = 4;

/** Returns whether a form of care suits a product. Daily lenses need no solution, only drops. */
const isSuitable = (form: unknown, { attributes }: SeedProduct) =>
  attributes["contactlens_wear_period"] !== "daily" || form === "drops";

/** Returns the skus of related products by the sku of a product. */
function relatedTo(products: readonly SeedProduct[]): ReadonlyMap<string, readonly string[]> {
  const care = products.filter(({ attributes }) => attributes["goods_form"] !== undefined);
  return new Map(
    products.map((product) => {
      const forms = relatedForms[product.kind] ?? [];
      const suitable = care.filter(({ attributes }) => {
        const form = attributes["goods_form"];
        return forms.some((each) => each === form) && isSuitable(form, product);
      });
      return [product.sku, suitable.slice(0, relatedCount).map(({ sku }) => sku)];
    }),
  );
}

const similarCount = 8;

interface MeasuredFrame {
  readonly sku: string;
  readonly geometry: FrameGeometry;
}

/** Returns the measurements of a frame in its first size, or null for other products. */
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

/** Attributes that make packs of contact lenses different. All have the same weight. */
const lensTraits = ["wear_period", "design", "material_type", "brand"].map((code) => `contactlens_${code}`);

const lensDistance = (a: SeedProduct, b: SeedProduct): number =>
  lensTraits.filter((code) => a.attributes[code] !== b.attributes[code]).length * 10 +
  Math.abs(Number(a.attributes["contactlens_dkt"]) - Number(b.attributes["contactlens_dkt"])) / 10;

/** Returns the skus of the most similar products of the same kind by the sku of a product. */
function similarTo(products: readonly SeedProduct[]): ReadonlyMap<string, readonly string[]> {
  const links = new Map<string, readonly string[]>();
  for (const ofKind of Map.groupBy(products, ({ kind }) => kind).values()) {
    const measured = ofKind.flatMap((product): MeasuredFrame[] => {
      const geometry = geometryOf(product);
      return geometry ? [{ sku: product.sku, geometry }] : [];
    });
    const distance = (a: MeasuredFrame, b: MeasuredFrame) => frameDistance(a.geometry, b.geometry);
    for (const frame of measured)
      links.set(
        frame.sku,
        nearest(measured, frame, distance, similarCount).map(({ sku }) => sku),
      );
    const packs = ofKind.filter(({ kind }) => kind === "contact-lenses");
    for (const pack of packs)
      links.set(
        pack.sku,
        nearest(packs, pack, lensDistance, similarCount).map(({ sku }) => sku),
      );
  }
  return links;
}

/** Replaces the links between products. Nothing refers to the rows of this table. */
export async function writeLinks(session: Session, products: readonly SeedProduct[], ids: IdBySku): Promise<void> {
  const rowsOf = (linkType: LinkType, links: ReadonlyMap<string, readonly string[]>) =>
    [...links].flatMap(([sku, linked]) =>
      linked.flatMap((linkedSku, position) => {
        const [productId, linkedProductId] = [ids.get(sku), ids.get(linkedSku)];
        return productId && linkedProductId ? [{ productId, linkType, linkedProductId, position }] : [];
      }),
    );
  await session.delete(productLinks);
  const rows = [...rowsOf("similar", similarTo(products)), ...rowsOf("related", relatedTo(products))];
  await writeRows(session, productLinks, rows);
}
