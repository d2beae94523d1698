import { execFileSync } from "node:child_process";
import { postgresPrograms, startPostgres } from "../support/postgres.ts";
import { redisProgram, startRedis } from "../support/redis.ts";

/** Real servers, as variables of the environment that tests find them by. */
export interface Services {
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Installs the packages of a Debian, where that is allowed. */
function install(packages: readonly string[]): void {
  try {
    execFileSync("apt-get", ["update"], { stdio: "ignore", timeout: 300_000 });
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], {
      stdio: "ignore",
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch {
    // Whoever asks sees what is there.
  }
}

/** Starts a PostgreSQL and a Redis for the tests, installed if need be; null where that may not be. */
export async function startServices(): Promise<Services | null> {
  if (!postgresPrograms() || !redisProgram()) {
    console.log("Installing PostgreSQL and Redis for the tests…");
    install(["postgresql-15", "redis-server"]);
  }
  const [programs, redis] = [postgresPrograms(), redisProgram()];
  if (!programs || !redis) return null;
  const database = await startPostgres(programs);
  const counters = await startRedis(redis);
  return {
    env: { TEST_DATABASE_URL: database.url, TEST_REDIS_URL: counters.url },
    async stop() {
      database.remove();
      await counters.stop();
    },
  };
}
