import type { Runner } from "../support/outcome.ts";
import { startPostgres } from "../support/postgres.ts";
import { explainMissing, installServers } from "./services.ts";
import { vitest } from "./vitest.ts";

/**
 * Runs the tests with several processes, and those of the platform that depend on the kind of database, on PostgreSQL and
 * Redis servers. If the servers are not available, says so and counts nothing.
 *
 * @param files Files to run instead of all, and Vitest's options.
 */
export const scaledOut = (files: readonly string[] = []): Runner => ({
  name: "platform on PostgreSQL and Redis",
  run: async () => {
    const missing = await installServers();
    if (missing.length > 0) return { passed: 0, failed: 0, notRun: explainMissing(missing) };
    const database = await startPostgres();
    const env = { TEST_DATABASE_URL: database.url };
    try {
      return await vitest("", ["scaled"], { env, files, command: "npm run test:servers --" }).run();
    } finally {
      database.remove();
    }
  },
});
