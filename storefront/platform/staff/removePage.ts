import * as z from "zod/mini";
import { removableKinds } from "#domain/removedPage.ts";
import { findRemovable, setRemoved } from "../content/removedPages.ts";
import { changeProducts, type SearchParts } from "../search/sharedIndexes.ts";

/** Removes a product, an article or a page for good, or takes that back. */
export const removedPageBody = z.strictObject({
  kind: z.enum(removableKinds),
  code: z.string().check(z.minLength(1), z.maxLength(100)),
  removed: z.boolean(),
});

/**
 * Removes a product, an article or a text page, with its page, from everything that shoppers and search engines see, or
 * brings it back. Returns the cache tags of outdated answers; null if there is no such thing.
 */
export async function removePage(
  parts: Pick<SearchParts, "database" | "indexes" | "onOutdated" | "clock">,
  { removed, ...page }: z.output<typeof removedPageBody>,
): Promise<readonly string[] | null> {
  const { indexes, onOutdated, clock } = parts;
  const { done: id, outdated } = await changeProducts(parts, {
    changed: "anything",
    work: async (session) => {
      const found = await findRemovable(session, page);
      if (found !== null) {
        await setRemoved(session, page, removed ? clock() : null);
        await indexes.scheduleFullSync(session);
      }
      return found;
    },
    productIdsOf: (found) => (found !== null && page.kind === "product" ? [found] : []),
  });
  if (id === null) return null;
  // Answers with articles and pages have no tags, and which pages were removed is itself part of the search.
  await indexes.rebuild();
  onOutdated(null);
  return outdated;
}
