import { spawnSync } from "node:child_process";
import type { Started } from "../../support/childProcess.ts";

/** Returns the resident memory of a process in MB. */
export const residentOf = ({ process: { pid } }: Started): number =>
  Number(spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).stdout) / 1000;
