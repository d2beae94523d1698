import * as z from "zod/mini";
import type { GivenSettings } from "#platform/kernel/settings.ts";
import { missingSettings, platformRemedies, platformSettings, platformVariables } from "./platformEnvironment.ts";
import type { LogLevel } from "../log/log.ts";

const portOr = (usual: string) =>
  z.pipe(
    z.pipe(z._default(z.string(), usual), z.transform(Number)),
    z.number().check(z.int(), z.gte(0), z.lte(65_535)),
  );

const isAddress = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username === "" && search === "" && hash === "";
};

/** Written as browsers write it in `Origin`: no path, no slash at the end, and no wildcard. */
const isOrigin = (text: string) =>
  !text.includes("*") &&
  URL.canParse(text) &&
  /^https?:$/.test(new URL(text).protocol) &&
  new URL(text).origin === text;

const originList = z.pipe(
  z._default(z.string(), ""),
  z.pipe(
    z.transform((text: string) =>
      text
        .split(",")
        .map((each) => each.trim())
        .filter(Boolean),
    ),
    z.array(z.string().check(z.refine(isOrigin))),
  ),
);

const schema = z.object({
  /** Where the shop listens; 0 lets the system choose. */
  PORT: portOr("3000"),
  /** Where the platform alone listens (`npm run platform`); 0 lets the system choose. */
  PLATFORM_PORT: portOr("3001"),
  /** The origins whose pages may call the platform alone. */
  CLIENT_ORIGINS: originList,
  /** The folder of the embedded database. */
  DATA_FOLDER: z._default(z.string(), "data/database"),
  /** The folder of the pictures that all sizes are made from. */
  MEDIA_FOLDER: z._default(z.string(), "storefront/demo/media"),
  LOG_LEVEL: z._default(z.enum(["debug", "info", "warn", "error", "silent"]), "info"),
  /** A platform of the shop's own, instead of the embedded one; `/api/…` lies below it. */
  PROVIDER_URL: z._default(z.union([z.literal(""), z.string().check(z.refine(isAddress))]), ""),
  /** A proxy of ours stands in front: what it says of a request's name and of HTTPS is true. */
  BEHIND_PROXY: z._default(z.enum(["on", "off"]), "off"),
  ...platformVariables,
});

export interface Environment {
  readonly port: number;
  /** Where the platform alone listens. */
  readonly platformPort: number;
  /** The origins whose pages may call the platform alone, such as `https://shop.example`. */
  readonly clientOrigins: readonly string[];
  readonly dataFolder: string;
  readonly mediaFolder: string;
  readonly logLevel: LogLevel;
  readonly development: boolean;
  /** Null for the embedded platform. */
  readonly providerUrl: URL | null;
  readonly isBehindProxy: boolean;
  /** The sandbox's pages are there for everybody. */
  readonly isSandboxOpen: boolean;
  /** Of the embedded platform, for a shop that listens on this port. */
  readonly platformSettings: (port: number) => GivenSettings;
}

/** A setting that cannot be used; the message names it. */
export class EnvironmentError extends Error {}

/** The settings of this process, read once; nothing else reads `process.env`. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>> = process.env,
  argv: readonly string[] = process.argv,
): Environment {
  const parsed = schema.safeParse(variables);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    throw new EnvironmentError(
      `${name}=${shown(name, variables[name])} cannot be used. ${remedies[name] ?? "Remove it or give a valid value."}`,
    );
  }
  const { PORT, DATA_FOLDER, MEDIA_FOLDER, LOG_LEVEL, PROVIDER_URL, BEHIND_PROXY } = parsed.data;
  const isPublic = BEHIND_PROXY === "on" || !isLocal(parsed.data.SHOP_ORIGIN);
  const isSandbox = parsed.data.SANDBOX === "on" || (parsed.data.SANDBOX === "local" && !isPublic);
  if (isPublic && !isSandbox && PROVIDER_URL === "") requireAll(missingSettings(parsed.data));
  return {
    port: PORT,
    platformPort: parsed.data.PLATFORM_PORT,
    clientOrigins: parsed.data.CLIENT_ORIGINS,
    dataFolder: DATA_FOLDER,
    mediaFolder: MEDIA_FOLDER,
    logLevel: LOG_LEVEL,
    development: argv.includes("--dev"),
    providerUrl: PROVIDER_URL === "" ? null : new URL(PROVIDER_URL),
    isBehindProxy: BEHIND_PROXY === "on",
    isSandboxOpen: parsed.data.SANDBOX === "on",
    platformSettings: (port) =>
      platformSettings(parsed.data, parsed.data.SHOP_ORIGIN || `http://localhost:${port}`, isSandbox),
  };
}

/** Whether only this machine reaches the shop; nothing said means so. */
const isLocal = (origin: string) =>
  origin === "" || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);

function requireAll(missing: readonly string[]): void {
  if (missing.length === 0) return;
  throw new EnvironmentError(
    `A shop for the public needs real services, and these settings are missing: ${missing.join("; ")}. ` +
      "Give them, or set SANDBOX=on for a shop that only plays them.",
  );
}

/** Returns the value without its secrets. A mistyped address is not parsed reliably, so one that may hold a password is hidden whole. */
const shown = (name: string, value = "") =>
  /_KEYS?$|_SECRET$|_CODE$|^(SMTP|DATABASE|REDIS|SEARCH)_URL$/.test(name)
    ? "…"
    : value.replace(/^([a-z]+:\/\/)?.*@/s, "$1…@");

const remedies: Readonly<Record<string, string>> = {
  ...platformRemedies,
  PORT: "Give a whole number from 0 to 65535.",
  PLATFORM_PORT: "Give a whole number from 0 to 65535.",
  CLIENT_ORIGINS:
    "Give origins separated by commas, such as https://shop.example,https://app.example, each without a path; there is no wildcard.",
  PROVIDER_URL: "Give the platform's address, such as https://platform.example, without user, query or hash.",
  BEHIND_PROXY: "Give on or off.",
  LOG_LEVEL: "Give debug, info, warn, error or silent.",
};
