import { installPackages } from "../support/installPackages.ts";
import { postgresPrograms } from "../support/postgres.ts";
import { redisProgram } from "../support/redis.ts";

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
