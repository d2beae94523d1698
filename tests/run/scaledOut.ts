import type { Runner } from "../support/runner.ts";
import { startServices } from "./services.ts";
import { vitest } from "./vitest.ts";

/** The platform's tests on a real PostgreSQL and Redis, and those of several processes; said plainly where it cannot be. */
export const scaledOut: Runner = {
  name: "platform on PostgreSQL and Redis",
  run: async () => {
    const services = await startServices();
    if (!services) {
      console.log(
        "PostgreSQL and Redis are not here and could not be installed: the platform on servers is NOT counted in this run.",
      );
      return { passed: 0, failed: 0 };
    }
    try {
      return await vitest("", ["scaled"], services.env).run();
    } finally {
      await services.stop();
    }
  },
};
