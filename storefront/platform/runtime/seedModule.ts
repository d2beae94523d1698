import type { Database } from "../kernel/database/database.ts";

export interface Seeding {
  readonly now: Date;
  /** Receives what is being done, such as `Seeding 280 products`. */
  readonly onProgress: (step: string) => void;
}

/** What a module exports that fills a shop, such as the demo shop. */
export interface SeedModule {
  /**
   * Runs at every start, after the migrations, in one process at a time. Fills an empty database, and brings its own
   * content up to date in one that it filled before. Must leave alone what customers and staff have written.
   */
  readonly seedShop: (database: Database, seeding: Seeding) => Promise<void>;
}

/** Loads the module at this address. It is never a part of what the platform itself imports. */
export const loadSeedModule = async (address: string | null): Promise<SeedModule | null> =>
  address === null ? null : ((await import(address)) as SeedModule);
