import { execFileSync } from "node:child_process";
import { postgresPrograms, startPostgres } from "../support/postgres.ts";
import { redisProgram, startRedis } from "../support/redis.ts";

/** Running servers. Tests find them by the environment variables in `env`. */
export interface Services {
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Installs Debian packages if the user is allowed to. */
function install(packages: readonly string[]): void {
  try {
    execFileSync("apt-get", ["update"], { stdio: "ignore", timeout: 300_000 });
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], {
      stdio: "ignore",
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch {
    // The caller checks whether the programs exist.
  }
}

/** Starts PostgreSQL and Redis for the tests and installs them if needed. Returns null if they cannot be installed. */
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
