import { cacheSeededDatabase } from "./seededDatabase.ts";
import { openingDay } from "./openTestPlatform.ts";

/** Fills the database that the test files copy, before the workers start. Otherwise each of them would fill its own. */
export const setup = (): Promise<void> => cacheSeededDatabase(openingDay);
