import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { startChild, type Started } from "./childProcess.ts";

const server = (name: string) => fileURLToPath(new URL(`../../storefront/server/operations/${name}`, import.meta.url));

export interface Shop extends Started {
  readonly folder: string;
}

export interface ShopSetting {
  /** Folder of the database; a new one by default. */
  readonly folder?: string;
  readonly arguments?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the shop in a child process on a free port and waits until it is ready. */
export async function startShop({
  folder = newFolder(),
  arguments: args = [],
  env = {},
}: ShopSetting = {}): Promise<Shop> {
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
export async function startPlatform({
  folder = newFolder(),
  env = {},
}: Omit<ShopSetting, "arguments"> = {}): Promise<Shop> {
  const started = await startChild({
    name: "The platform",
    arguments: [server("startPlatform.ts")],
    env: { NODE_ENV: "production", PLATFORM_PORT: "0", DATA_FOLDER: folder, LOG_LEVEL: "error", ...env },
  });
  return { ...started, folder };
}

/** Returns the path of a new folder for a database, outside the workspace. */
export const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), "dioptra-")), "database");

/** Returns the folders of originals and cached pictures for a shop without any. */
export const imagesIn = (folder: string) => ({
  mediaFolder: path.join(folder, "media"),
  cacheFolder: path.join(folder, "pictures"),
});

/** Removes a folder of `newFolder`. */
export const removeFolder = (folder: string) => rmSync(path.dirname(folder), { recursive: true, force: true });
