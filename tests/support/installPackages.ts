import { command, type Finished } from "./command.ts";

/**
 * Installs Debian packages if there is apt-get, permission and a network; otherwise does nothing. Packages do not start
 * their servers: level 1 is maintenance.
 */
export async function installPackages(...packages: readonly string[]): Promise<Finished> {
  const limits = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1"];
  const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  await command("apt-get", ["update", ...limits], env);
  return command("apt-get", ["install", "-y", "--no-install-recommends", ...limits, ...packages], env);
}
