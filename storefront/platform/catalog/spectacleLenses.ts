import { and, asc, lt, sql } from "drizzle-orm";
import { lensTypes, refractiveIndices } from "@dioptra/ui/optics";
import { configuration } from "#configuration/index.ts";
import type { MadeLenses } from "#domain/configurator/makeability.ts";
import type { Session } from "../kernel/database/database.ts";
import type { CatalogueView } from "./catalogue.ts";
import type { ListedProduct } from "./listedProduct.ts";
import { type ProductAttributes, products } from "./tables/catalog.ts";

/** Returns the number that an attribute states; null if it states none. */
function figure(value: ProductAttributes[string] | undefined): number | null {
  const number = Number(value);
  return value === undefined || Number.isNaN(number) ? null : number;
}

/** Returns what a pair of lenses is made for, from its attributes; null unless they state all of it. */
export function madeLensesOf(values: ProductAttributes): MadeLenses | null {
  const index = refractiveIndices.find((each) => each === figure(values["lens_index"]));
  const type = lensTypes.find((each) => each === values["lens_type"]);
  const from = figure(values["lens_power_from"]);
  const to = figure(values["lens_power_to"]);
  const blank = figure(values["lens_blank"]);
  if (type === undefined || index === undefined || from === null || to === null || blank === null) return null;
  return { type, index, powers: { from, to }, blank };
}

/** Upper limit of the query, more than any shop has. */
const maxLenses = 200;

/** Returns the spectacle lenses on sale, oldest first. */
export async function readSpectacleLenses(
  session: Session,
  { goods }: Pick<CatalogueView, "goods">,
): Promise<readonly ListedProduct[]> {
  const isSold = lt(products.status, configuration.catalog.firstUnavailableStatus);
  const rows = await session
    .select({ id: products.id })
    .from(products)
    .where(and(isSold, sql`${products.attributes} ->> 'type' = 'spectacle-lenses'`))
    .orderBy(asc(products.id))
    .limit(maxLenses);
  const listed = await goods.byId(
    session,
    rows.map(({ id }) => id),
  );
  return [...listed.values()];
}
