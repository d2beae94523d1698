import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import threads from "node:worker_threads";

/**
 * Loaded before a shop: plays a disk that is full while the file that `FULL_DISK` names is there. It says how full:
 * with `files` no file can become larger, but what is there can be written over; with `log` PostgreSQL cannot go on with
 * its log.
 */
const file = process.env["FULL_DISK"] ?? "";

const write = fs.writeSync;
const open = fs.openSync;
const logs = new Set<number>();

function openSync(...given: Parameters<typeof open>): number {
  const opened = open(...given);
  if (String(given[0]).includes("pg_wal")) logs.add(opened);
  else logs.delete(opened);
  return opened;
}

/** As PostgreSQL's file system calls it. */
function writeSync(fd: number, bytes: NodeJS.ArrayBufferView, offset: number, length: number, position: number) {
  const kind = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null;
  const isRefused = kind === "log" ? logs.has(fd) : kind === "files" && position + length > fs.fstatSync(fd).size;
  if (isRefused) throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  return write(fd, bytes, offset, length, position);
}

if (threads.isMainThread) {
  const statfs = fs.statfsSync;
  const statfsSync = (folder: string) => ({ ...statfs(folder), ...(fs.existsSync(file) && { bavail: 0 }) });
  // The platform's thread is given no options of the process.
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
