import type { StoreView } from "#domain/store.ts";
import { groupOf } from "../customer/profile.ts";
import type { SearchParts } from "./sharedIndexes.ts";
import type { SearchAnswer } from "./catalogSearch.ts";
import { isDocument } from "./engine/document.ts";
import { readDocuments } from "./readDocuments.ts";

/**
 * Returns the customer group whose prices a search returns, from the signed `groupToken` of its body
 * (docs/specification/calls.md#call-43), or null for regular prices. An unsigned `groupId` is ignored.
 */
export function readPriceGroup(
  { settings, clock, priceTiers }: Pick<SearchParts, "settings" | "clock" | "priceTiers">,
  json: unknown,
): number | null {
  const token = isDocument(json) ? json["groupToken"] : null;
  return priceTiers && typeof token === "string" ? groupOf(settings, token, clock()) : null;
}

const idOf = (document: unknown) => (isDocument(document) ? Number(document["id"]) : Number.NaN);

/** Returns a search answer with the prices of a customer group. Sorting, filters and counts still use regular prices. */
export async function withGroupPrices(
  { database, catalogue, clock }: Pick<SearchParts, "database" | "catalogue" | "clock">,
  store: StoreView,
  groupId: number,
  answer: SearchAnswer,
): Promise<SearchAnswer> {
  const { found } = answer;
  const ids = found.hits.map(({ document }) => idOf(document));
  const documents = await database.read(async (session) =>
    readDocuments(session, await catalogue(session, store, groupId), ids, clock()),
  );
  const documentById = new Map(documents.map((document) => [idOf(document), document]));
  const hits = found.hits.map((hit) =>
    Object.assign({}, hit, { document: documentById.get(idOf(hit.document)) ?? hit.document }),
  );
  return { ...answer, found: { ...found, hits } };
}
