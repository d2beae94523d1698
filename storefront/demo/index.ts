import type { SeedModule } from "#platform/runtime/fillDatabase.ts";
import { seedContent } from "./content.ts";
import { seed } from "./seed.ts";

/** Fills an empty database with the demo shop, or brings an older demo shop up to date. */
export const seedShop: SeedModule["seedShop"] = (database, seeding) =>
  seed(database, { ...seeding, content: seedContent });
