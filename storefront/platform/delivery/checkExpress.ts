import { and, eq, sql } from "drizzle-orm";
import { checkCountry, checkPostcode } from "@dioptra/ui/rules";
import type { WireExpress } from "#contract/checkout/delivery.ts";
import { configuration } from "#configuration/index.ts";
import { expressDay } from "#domain/delivery.ts";
import { ok, type Result } from "#domain/result.ts";
import { dayOf, hourOf } from "../kernel/calendar.ts";
import type { Session } from "../kernel/database/database.ts";
import { products, stock, variants } from "../catalog/tables/catalog.ts";
import { expressAreas } from "./tables/deliveryPoint.ts";
import { refused, refusedFields, type Refused } from "../kernel/http/refused.ts";

/** A question whether express delivery is possible. */
export interface ExpressQuestion {
  /** The country of the store view, since express does not cross borders. */
  readonly country: string;
  readonly postcode: string;
  /** The sku or the manufacturer's part number (MPN) of the product; null for any product. */
  readonly ean: string | null;
  readonly now: Date;
}

const unavailable: WireExpress = { available: false };

/** Returns the stock of the product with a sku or a manufacturer's part number; null for an unknown one. */
async function readAvailablePieces(session: Session, ean: string): Promise<number | null> {
  const [found] = await session
    .select({ pieces: sql<number>`coalesce(sum(${stock.quantity}), 0)::int`, products: sql<number>`count(*)::int` })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(
      sql`${variants.sku} = ${ean} or ${products.sku} = ${ean} or ${variants.attributes} ->> 'mpn' = ${ean}
        or ${products.attributes} ->> 'mpn' = ${ean}`,
    );
  return found && found.products > 0 ? found.pieces : null;
}

/** Returns whether express delivery is possible, and its day (docs/specification/calls.md#call-33). */
export async function checkExpress(session: Session, question: ExpressQuestion): Promise<Result<WireExpress, Refused>> {
  const country = checkCountry(question.country);
  if (!country.ok) return ok(unavailable);
  const postcode = checkPostcode(question.postcode, country.value);
  if (!postcode.ok) return refusedFields([{ field: "post_code", problem: postcode.error }]);
  const pieces = question.ean === null ? 1 : await readAvailablePieces(session, question.ean);
  if (pieces === null) return refused("ENOTFOUND", "There is no such product.");
  if (pieces === 0) return ok(unavailable);
  const coversPostcode = and(
    eq(expressAreas.country, country.value),
    sql`starts_with(${postcode.value}, ${expressAreas.prefix})`,
  );
  if ((await session.$count(expressAreas, coversPostcode)) === 0) return ok(unavailable);
  const { expressBeforeHour } = configuration.offer;
  const at = { day: dayOf(question.now), hour: hourOf(question.now) };
  return ok({ available: true, delivered_on: expressDay(at, { orderBeforeHour: expressBeforeHour }, country.value) });
}
