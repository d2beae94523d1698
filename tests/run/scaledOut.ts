import type { Runner } from "../support/outcome.ts";
import { startServices } from "./services.ts";
import { vitest } from "./vitest.ts";

/**
 * Runs the platform's tests on PostgreSQL and Redis servers, and those with several processes. If the servers are not
 * available, says so and counts nothing.
 */
export const scaledOut: Runner = {
  name: "platform on PostgreSQL and Redis",
  run: async () => {
    const services = await startServices();
    if (!services) {
      return {
        passed: 0,
        failed: 0,
        notRun: "PostgreSQL and Redis are missing and could not be installed. Install postgresql-15 and redis-server.",
      };
    }
    try {
      return await vitest("", ["scaled"], { env: services.env }).run();
    } finally {
      await services.stop();
    }
  },
};
