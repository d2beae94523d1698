import { lt, sql } from "drizzle-orm";
import type { WireConfigurationTree, WireGlassesData } from "#contract/catalog/productConfiguration.ts";
import { configuration } from "#configuration/index.ts";
import type { Session } from "../kernel/database/database.ts";
import { type ProductAttributes, products } from "../catalog/tables/catalog.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { nextPriceChange } from "../catalog/listedProduct.ts";
import { madeLensesOf, readSpectacleLenses } from "../catalog/spectacleLenses.ts";
import { pricesOf } from "../pricing/pricesOf.ts";
import { axisLimits, powerLimits, prismLimits, pupillaryDistanceLimits, refractiveIndices } from "@dioptra/ui/optics";

const designCode = "contactlens_design";
const periodCode = "contactlens_wear_period";

const isSold = lt(products.status, configuration.catalog.firstUnavailableStatus);
const attribute = (code: string) => sql<string | null>`${products.attributes} ->> ${sql.raw(`'${code}'`)}`;

/** Returns the designs of the contact lenses on sale, each with its replacement periods. */
async function readLensTypes(session: Session, { attributes }: Pick<CatalogueView, "attributes">) {
  const sold = await session
    .select({ design: attribute(designCode), period: attribute(periodCode) })
    .from(products)
    .where(isSold)
    .groupBy(attribute(designCode), attribute(periodCode));
  const choices = (code: string, isSoldAs: (value: string) => boolean) =>
    (attributes.find((each) => each.code === code)?.options ?? [])
      .filter(({ value }) => isSoldAs(value))
      .map(({ value, label }) => ({ id: value, label, attribute_code: code }));
  return choices(designCode, (design) => sold.some((row) => row.design === design)).map((type) =>
    Object.assign(type, {
      options: choices(periodCode, (period) => sold.some((row) => row.design === type.id && row.period === period)),
    }),
  );
}

/** Returns what a pair of lenses is made for, with its coatings in the store view's language; null unless it is stated. */
function supplyOf(values: ProductAttributes, { attributes }: Pick<CatalogueView, "attributes">) {
  const made = madeLensesOf(values);
  if (!made) return null;
  const options = attributes.find(({ code }) => code === "lens_coating")?.options ?? [];
  const coatings = new Set([values["lens_coating"] ?? []].flat());
  return {
    lens_type: made.type,
    refractive_index: made.index,
    power_from: made.powers.from,
    power_to: made.powers.to,
    blank_diameter: made.blank,
    coatings: options.filter(({ value }) => coatings.has(value)).map(({ label }) => label),
  };
}

/** Returns the spectacle lenses on sale, and when the price of one of them changes next (null if none is scheduled). */
async function readPricedLenses(session: Session, view: CatalogueView, now: Date) {
  const listed = await readSpectacleLenses(session, view);
  const lenses = listed.flatMap((each) => {
    const { sku } = each.product;
    const price = pricesOf(each, sku, view, { stockOf: () => 0, now })?.price_info.final_price;
    const supply = supplyOf(each.product.attributes, view);
    return price === undefined ? [] : [{ sku, name: each.text.name, price_incl_tax: price, supply }];
  });
  const changes = listed.flatMap((each) => nextPriceChange(each, now)?.getTime() ?? []);
  return { lenses, until: changes.length > 0 ? new Date(Math.min(...changes)) : null };
}

/**
 * Returns the configuration tree of a store view (docs/specification/calls.md#call-46): its lens types and spectacle
 * lenses. `until` is when a price in it changes next, or null if no change is scheduled.
 */
export async function readConfigurationTree(
  session: Session,
  view: CatalogueView,
  now: Date,
): Promise<{ readonly tree: WireConfigurationTree; readonly until: Date | null }> {
  const { lenses, until } = await readPricedLenses(session, view, now);
  return { tree: { lens_types: await readLensTypes(session, view), spectacle_lenses: lenses }, until };
}

/** The attributes that distinguish frames. */
const frameCodes: ReadonlySet<string> = new Set(["shape", "rim", "material", "color", "size", "face", "gender"]);

/** Returns the ranges of prescription values and the attributes of frames, labelled in the store view's language. */
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
