import { readLines } from "../cart/readLines.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { kindOf } from "../catalog/kindOf.ts";
import type { Session } from "../kernel/database/database.ts";

/** The kinds of what lies in a cart. */
export async function cartKinds(session: Session, cartId: string, view: CatalogueView) {
  const lines = await readLines(session, cartId, view);
  return lines.flatMap(({ listed, lens }) => [listed, ...(lens ? [lens] : [])].map(kindOf));
}
