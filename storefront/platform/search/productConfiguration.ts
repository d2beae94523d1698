import { and, asc, lt, sql } from "drizzle-orm";
import type { WireConfigurationTree, WireGlassesData } from "#contract/catalog/productConfiguration.ts";
import { configuration } from "#configuration/index.ts";
import type { Session } from "../kernel/database/database.ts";
import { products } from "../catalog/tables/catalog.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { nextPriceChange } from "../catalog/listedProduct.ts";
import { pricesOf } from "../pricing/pricesOf.ts";
import { axisLimits, powerLimits, prismLimits, pupillaryDistanceLimits, refractiveIndices } from "@dioptra/ui/optics";

const designCode = "contactlens_design";
const periodCode = "contactlens_wear_period";

const isSold = lt(products.status, configuration.catalog.firstUnavailableStatus);
const attribute = (code: string) => sql<string | null>`${products.attributes} ->> ${sql.raw(`'${code}'`)}`;

/** The designs of contact lenses that are sold, each with how long lenses of it are worn. */
async function readLensTypes(session: Session, { attributes }: Pick<CatalogueView, "attributes">) {
  const sold = await session
    .select({ design: attribute(designCode), period: attribute(periodCode) })
    .from(products)
    .where(isSold)
    .groupBy(attribute(designCode), attribute(periodCode));
  const choices = (code: string, hasIt: (value: string) => boolean) =>
    (attributes.find((each) => each.code === code)?.options ?? [])
      .filter(({ value }) => hasIt(value))
      .map(({ value, label }) => ({ id: value, label, attribute_code: code }));
  return choices(designCode, (design) => sold.some((own) => own.design === design)).map((type) =>
    Object.assign(type, {
      options: choices(periodCode, (worn) => sold.some((own) => own.design === type.id && own.period === worn)),
    }),
  );
}

/** More than any shop has. */
const maxLenses = 200;

/** Pairs of lenses that are cut for a frame, and when one of them has another price. */
async function readSpectacleLenses(session: Session, view: CatalogueView, now: Date) {
  const rows = await session
    .select({ id: products.id })
    .from(products)
    .where(and(isSold, sql`${attribute("type")} = 'spectacle-lenses'`))
    .orderBy(asc(products.id))
    .limit(maxLenses);
  const listed = await view.goods.products(
    session,
    rows.map(({ id }) => id),
  );
  const lenses = [...listed.values()].flatMap((each) => {
    const { sku } = each.product;
    const price = pricesOf(each, sku, view, { leftOf: () => 0, now })?.price_info.final_price;
    return price === undefined ? [] : [{ sku, name: each.text.name, price_incl_tax: price }];
  });
  const changes = [...listed.values()].flatMap((each) => nextPriceChange(each, now)?.getTime() ?? []);
  return { lenses, until: changes.length > 0 ? new Date(Math.min(...changes)) : null };
}

/**
 * Returns what products of a store view are configured by (docs/specification/calls.md#call-46), and the next moment at
 * which a price in it changes by itself.
 */
export async function readConfigurationTree(
  session: Session,
  view: CatalogueView,
  now: Date,
): Promise<{ readonly tree: WireConfigurationTree; readonly until: Date | null }> {
  const { lenses, until } = await readSpectacleLenses(session, view, now);
  return { tree: { lens_types: await readLensTypes(session, view), spectacle_lenses: lenses }, until };
}

/** The attributes by which frames differ. */
const frameCodes: ReadonlySet<string> = new Set(["shape", "rim", "material", "color", "size", "face", "gender"]);

/** What glasses are made to measure from, and the attributes by which frames differ, in a store view's language. */
export const glassesData = ({ attributes }: Pick<CatalogueView, "attributes">): WireGlassesData => ({
  ranges: {
    sphere: powerLimits.sphere,
    cylinder: powerLimits.cylinder,
    addition: powerLimits.addition,
    axis: axisLimits,
    prism: prismLimits,
    pupillary_distance: pupillaryDistanceLimits.total,
    pupillary_distance_side: pupillaryDistanceLimits.side,
  },
  refractive_indices: [...refractiveIndices],
  options: attributes
    .filter(({ code }) => frameCodes.has(code))
    .map(({ code, label, options }) => ({
      attribute_code: code,
      label,
      values: options.map((option) => ({ value: option.value, label: option.label })),
    })),
});
