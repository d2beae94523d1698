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
  /** The database's folder; a new one by default. */
  readonly folder?: string;
  readonly arguments?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the shop as a process of its own on a free port, and waits until it is ready. */
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

/** An empty folder for a database, outside the workspace. */
export const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), "dioptra-")), "database");

/** Where a shop finds its masters and keeps what is made of them, when there is nothing yet. */
export const imagesIn = (folder: string) => ({
  mediaFolder: path.join(folder, "media"),
  cacheFolder: path.join(folder, "pictures"),
});

export const removeFolder = (folder: string) => rmSync(path.dirname(folder), { recursive: true, force: true });
