import { installPackages } from "../support/installPackages.ts";
import { postgresPrograms, startPostgres } from "../support/postgres.ts";
import { redisProgram, startRedis } from "../support/redis.ts";

/** Running servers. Tests find them by the environment variables in `env`. */
export interface Services {
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** The servers that the tests need, with their Debian packages. */
const needed = [
  { name: "PostgreSQL", debianPackage: "postgresql", isInstalled: () => postgresPrograms() !== null },
  { name: "Redis", debianPackage: "redis-server", isInstalled: () => redisProgram() !== null },
];

/** Returns the servers that are not installed. */
const missingServers = () => needed.filter(({ isInstalled }) => !isInstalled());

/**
 * Says which servers are missing and how to go on, such as "Redis is not installed. Install redis-server (Debian), then run
 * the tests again."
 */
export function explainMissing(missing: ReturnType<typeof missingServers>): string {
  const names = missing.map(({ name }) => name).join(" and ");
  const packages = missing.map(({ debianPackage }) => debianPackage).join(" and ");
  return `${names} ${missing.length === 1 ? "is" : "are"} not installed and could not be installed. Install ${packages} (Debian's packages), then run the tests again.`;
}

/** Installs the servers that are missing. Returns those that could not be installed. */
export async function installServers(): Promise<ReturnType<typeof missingServers>> {
  const missing = missingServers();
  if (missing.length === 0) return [];
  console.log(`Installing ${missing.map(({ name }) => name).join(" and ")} for the tests…`);
  await installPackages(...missing.map(({ debianPackage }) => debianPackage));
  return missingServers();
}

/** Starts PostgreSQL and Redis, which must be installed. If one of them cannot start, neither is left running. */
export async function startServices(): Promise<Services> {
  const [programs, redis] = [postgresPrograms(), redisProgram()];
  if (!programs || !redis) throw new Error(explainMissing(missingServers()));
  const database = await startPostgres(programs);
  try {
    const counters = await startRedis(redis);
    return {
      env: { TEST_DATABASE_URL: database.url, TEST_REDIS_URL: counters.url },
      async stop() {
        database.remove();
        await counters.stop();
      },
    };
  } catch (error) {
    database.remove();
    throw error;
  }
}
