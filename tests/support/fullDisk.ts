import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import threads from "node:worker_threads";

/**
 * Loaded before a shop with `--import`. Simulates a full disk while the file at `FULL_DISK` exists. The file's content
 * chooses the kind: with `files` no file can grow, but existing content can be overwritten; with `log` PostgreSQL
 * cannot write its write-ahead log.
 */
const file = process.env["FULL_DISK"] ?? "";

const write = fs.writeSync;
const open = fs.openSync;
const logs = new Set<number>();

function openSync(...args: Parameters<typeof open>): number {
  const opened = open(...args);
  if (String(args[0]).includes("pg_wal")) logs.add(opened);
  else logs.delete(opened);
  return opened;
}

/** Has the signature that PostgreSQL's file system uses. */
function writeSync(fd: number, bytes: NodeJS.ArrayBufferView, offset: number, length: number, position: number) {
  const kind = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null;
  const isRefused = kind === "log" ? logs.has(fd) : kind === "files" && position + length > fs.fstatSync(fd).size;
  if (isRefused) throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  return write(fd, bytes, offset, length, position);
}

if (threads.isMainThread) {
  const statfs = fs.statfsSync;
  const statfsSync = (folder: string) => ({ ...statfs(folder), ...(fs.existsSync(file) && { bavail: 0 }) });
  // Worker threads do not inherit the process's `--import`.
  const execArgv = ["--import", import.meta.url];
  class Worker extends threads.Worker {
    constructor(script: URL, options: threads.WorkerOptions) {
      super(script, { ...options, execArgv });
    }
  }
  Object.assign(fs, { statfsSync });
  Object.assign(threads, { Worker });
} else Object.assign(fs, { openSync, writeSync });
syncBuiltinESMExports();
