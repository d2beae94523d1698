import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./freePort.ts";

/** A PostgreSQL server of the tests' own. */
export interface PostgresServer {
  readonly url: string;
  /** Ends it as if its machine had lost power. */
  readonly kill: () => void;
  readonly start: () => void;
  /** Ends it and removes its data. */
  readonly remove: () => void;
}

/** Where PostgreSQL's programs lie; null where there are none. */
export const postgresPrograms = (): string | null =>
  globSync("/usr/lib/postgresql/*/bin")
    .toSorted()
    .findLast((folder) => existsSync(path.join(folder, "initdb"))) ?? null;

/** PostgreSQL refuses to be run by root: then by the user whom its package brought. */
function itsUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8")) ?? [];
  if (!uid || !gid) throw new Error("There is no user postgres.");
  return { uid: Number(uid), gid: Number(gid) };
}

const asItsUser = (file: string, args: readonly string[]) =>
  execFileSync(file, args, { stdio: "pipe", cwd: tmpdir(), ...itsUser() });

/** Starts a server on a free port, with data that are gone with it: nothing waits for the disk, unless it is to. */
export async function startPostgres(programs: string, { isDurable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "dioptra-postgres-"));
  chmodSync(folder, 0o777);
  const data = path.join(folder, "data");
  const port = await freePort();
  const run = (program: string, ...args: readonly string[]) => asItsUser(path.join(programs, program), args);
  const control = (...args: readonly string[]) => run("pg_ctl", "-D", data, "-w", ...args);
  run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8");
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${isDurable ? "on" : "off"} -c max_connections=200`;
  const start = () => void control("-o", options, "-l", path.join(folder, "log"), "start");
  const kill = () => void control("-m", "immediate", "stop");
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    kill,
    start,
    remove() {
      kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
