import type { StoreView } from "#domain/store.ts";
import { groupOf } from "../customer/profile.ts";
import type { SearchParts } from "./sharedIndexes.ts";
import type { Answered } from "./catalogSearch.ts";
import { isDocument } from "./engine/document.ts";
import { readDocuments } from "./readDocuments.ts";

/**
 * The customer group whose prices a search returns, by the `groupToken` of its body
 * (docs/specification/calls.md#call-43); null for the usual prices. A `groupId` alone, which anybody could send, is
 * ignored.
 */
export function askedGroup(
  { settings, clock, priceTiers }: Pick<SearchParts, "settings" | "clock" | "priceTiers">,
  json: unknown,
): number | null {
  const token = isDocument(json) ? json["groupToken"] : null;
  return priceTiers && typeof token === "string" ? groupOf(settings, token, clock()) : null;
}

const idOf = (document: unknown) => (isDocument(document) ? Number(document["id"]) : Number.NaN);

/** What was found, with the prices of a group. Orders, filters and counts are by the prices of everybody. */
export async function withGroupPrices(
  { database, catalogue, clock }: Pick<SearchParts, "database" | "catalogue" | "clock">,
  store: StoreView,
  groupId: number,
  answered: Answered,
): Promise<Answered> {
  const { found } = answered;
  const ids = found.hits.map(({ document }) => idOf(document));
  const documents = await database.read(async (session) =>
    readDocuments(session, await catalogue(session, store, groupId), ids, clock()),
  );
  const own = new Map(documents.map((document) => [idOf(document), document]));
  const hits = found.hits.map((hit) =>
    Object.assign({}, hit, { document: own.get(idOf(hit.document)) ?? hit.document }),
  );
  return { ...answered, found: { ...found, hits } };
}
