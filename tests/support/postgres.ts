import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./freePort.ts";

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  readonly url: string;
  /** Stops it without a clean shutdown, as after a power failure. */
  readonly kill: () => void;
  readonly start: () => void;
  /** Stops it and removes its data. */
  readonly remove: () => void;
}

/** Returns the folder of PostgreSQL's programs; null if it is not installed. */
export const postgresPrograms = (): string | null =>
  globSync("/usr/lib/postgresql/*/bin")
    .toSorted()
    .findLast((folder) => existsSync(path.join(folder, "initdb"))) ?? null;

/** Returns the user to run PostgreSQL as. It refuses to run as root, so its package's user is used then. */
function postgresUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8")) ?? [];
  if (!uid || !gid) throw new Error("PostgreSQL cannot run as root, and there is no user postgres.");
  return { uid: Number(uid), gid: Number(gid) };
}

const runAsPostgres = (file: string, args: readonly string[]) =>
  execFileSync(file, args, { stdio: "pipe", cwd: tmpdir(), ...postgresUser() });

/** Starts a server on a free port with temporary data. It does not wait for the disk unless `isDurable` is set. */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const programs = postgresPrograms();
  if (!programs) throw new Error("PostgreSQL is not installed.");
  const folder = mkdtempSync(path.join(tmpdir(), "dioptra-postgres-"));
  chmodSync(folder, 0o777);
  const data = path.join(folder, "data");
  const port = await freePort();
  const run = (program: string, ...args: readonly string[]) => runAsPostgres(path.join(programs, program), args);
  const control = (...args: readonly string[]) => run("pg_ctl", "-D", data, "-w", ...args);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${isDurable ? "on" : "off"} -c max_connections=200`;
  const start = () => void control("-o", options, "-l", path.join(folder, "log"), "start");
  const kill = () => void control("-m", "immediate", "stop");
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8");
    start();
  } catch (error) {
    const log = path.join(folder, "log");
    const reason = existsSync(log) ? readFileSync(log, "utf8") : String(error);
    removeFolder();
    throw new Error(`PostgreSQL cannot start on port ${port}: ${reason}`, { cause: error });
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    kill,
    start,
    remove() {
      kill();
      removeFolder();
    },
  };
}
