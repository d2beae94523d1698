import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { RemovableKind } from "#domain/removedPage.ts";

/**
 * What the staff has removed for good (docs/specification/pages.md#page-71). The rows of the products, articles and pages
 * stay, because orders refer to them and a new version of the demo catalogue writes them again.
 */
export const removedPages = pgTable(
  "removed_pages",
  {
    kind: text().$type<RemovableKind>().notNull(),
    /** The sku, the id or the identifier. */
    code: text().notNull(),
    removedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.code] })],
);
