import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { startChild, type Started } from "./childProcess.ts";
import { copySeededFolder } from "./seededFolder.ts";

const server = (name: string) => fileURLToPath(new URL(`../../storefront/server/operations/${name}`, import.meta.url));

export interface Shop extends Started {
  readonly folder: string;
}

export interface ShopSetting {
  /** Folder of the database. By default, a new one with the demo catalogue. */
  readonly folder?: string;
  readonly arguments?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the shop in a child process on a free port and waits until it is ready. */
export async function startShop({ arguments: args = [], env = {}, ...given }: ShopSetting = {}): Promise<Shop> {
  const folder = given.folder ?? (await defaultFolder(env));
  const started = await startChild({
    name: "The shop",
    arguments: [server("start.ts"), ...args],
    env: {
      NODE_ENV: args.includes("--dev") ? "development" : "production",
      PORT: "0",
      DATA_FOLDER: folder,
      LOG_LEVEL: "error",
      ...env,
    },
  });
  return { ...started, folder };
}

/** Starts the platform without the shop's pages, as `npm run platform` does, on a free port. */
export async function startPlatform({ env = {}, ...given }: Omit<ShopSetting, "arguments"> = {}): Promise<Shop> {
  const folder = given.folder ?? (await defaultFolder(env));
  const started = await startChild({
    name: "The platform",
    arguments: [server("startPlatform.ts")],
    env: { NODE_ENV: "production", PLATFORM_PORT: "0", DATA_FOLDER: folder, LOG_LEVEL: "error", ...env },
  });
  return { ...started, folder };
}

/** Returns the path of a new data folder outside the workspace. It does not exist yet, so that a shop is seeded there. */
export const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), "dioptra-")), "database");

/** Returns a new data folder with the demo catalogue. */
export async function seededFolder(): Promise<string> {
  const folder = newFolder();
  await copySeededFolder(folder);
  return folder;
}

/** A shop on another platform or on a database server opens no embedded database. */
const defaultFolder = async (env: Readonly<Record<string, string>>) =>
  "PROVIDER_URL" in env || "DATABASE_URL" in env ? newFolder() : seededFolder();

/** Returns the folders of originals and cached pictures for a shop without any. */
export const imagesIn = (folder: string) => ({
  mediaFolder: path.join(folder, "media"),
  cacheFolder: path.join(folder, "pictures"),
});

/** Removes a folder of `newFolder`. */
export const removeFolder = (folder: string) => rmSync(path.dirname(folder), { recursive: true, force: true });
