import * as z from "zod/mini";
import { type RemovablePage, removableKinds } from "#domain/removedPage.ts";
import { entitySearch } from "../wire/entitySearch.ts";

/** What the staff has removed for good, in a form of our choice (docs/specification/pages.md#page-71). */
const wireRemovedPage = z.object({
  id: z.string(),
  kind: z.enum(removableKinds),
  code: z.string(),
});
export type WireRemovedPage = z.input<typeof wireRemovedPage>;

const removedPage = z.pipe(
  wireRemovedPage,
  z.transform(({ kind, code }): RemovablePage => ({ kind, code })),
);

export const removedPageEndpoints = {
  /** Filtered by `kind` and `code`. */
  removedPages: entitySearch("removed_page", removedPage),
};
