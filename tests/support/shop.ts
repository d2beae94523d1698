import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type ChildSetting, startChild, type Started } from "./childProcess.ts";
import { copySeededFolder } from "./seededFolder.ts";

const server = (name: string) => fileURLToPath(new URL(`../../storefront/server/operations/${name}`, import.meta.url));

export interface Shop extends Started {
  readonly folder: string;
  /** Stops it and removes its data folder. */
  readonly remove: () => Promise<void>;
}

export interface ShopSetting {
  /** Folder of the database. By default, a new one with the demo catalogue. */
  readonly folder?: string;
  readonly arguments?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the shop in a child process on a free port and waits until it is ready. */
export const startShop = ({ folder, arguments: args = [], env = {} }: ShopSetting = {}): Promise<Shop> =>
  startIn(folder, {
    name: "The shop",
    arguments: [server("start.ts"), ...args],
    env: { NODE_ENV: args.includes("--dev") ? "development" : "production", PORT: "0", ...env },
  });

/** Starts the platform without the shop's pages, as `npm run platform` does, on a free port. */
export const startPlatform = ({ folder, env = {} }: Omit<ShopSetting, "arguments"> = {}): Promise<Shop> =>
  startIn(folder, {
    name: "The platform",
    arguments: [server("startPlatform.ts")],
    env: { NODE_ENV: "production", PLATFORM_PORT: "0", ...env },
  });

async function startIn(givenFolder: string | undefined, child: ChildSetting): Promise<Shop> {
  const folder = givenFolder ?? (await defaultFolder(child.env));
  try {
    const env = { DATA_FOLDER: folder, LOG_LEVEL: "error", ...child.env };
    const started = await startChild({ ...child, env });
    const remove = async () => {
      await started.stop();
      removeFolder(folder);
    };
    return { ...started, folder, remove };
  } catch (error) {
    if (givenFolder === undefined) removeFolder(folder);
    throw error;
  }
}

const folders = new Set<string>();
// A failed test may not have removed its folder.
process.once("exit", () => folders.forEach(removeFolder));

/** Returns the path of a new data folder outside the workspace. It does not exist yet. */
export function newFolder(): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), "dioptra-")), "database");
  folders.add(folder);
  return folder;
}

/** Returns a new data folder with the demo catalogue. */
export async function seededFolder(): Promise<string> {
  const folder = newFolder();
  await copySeededFolder(folder);
  return folder;
}

/** Shops on another platform or on a database server open no embedded database. */
const defaultFolder = async (env: ChildSetting["env"]) =>
  "PROVIDER_URL" in env || "DATABASE_URL" in env ? newFolder() : seededFolder();

/** Returns the folders of originals and cached pictures for a shop without any. */
export const imagesIn = (folder: string) => ({
  mediaFolder: path.join(folder, "media"),
  cacheFolder: path.join(folder, "pictures"),
});

/** Removes a folder of `newFolder` or `seededFolder`. */
export function removeFolder(folder: string): void {
  rmSync(path.dirname(folder), { recursive: true, force: true });
  folders.delete(folder);
}
