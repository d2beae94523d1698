import path from "node:path";
import * as z from "zod/mini";
import type { SettingsInput } from "#platform/kernel/settings.ts";
import { type PaymentProvider, paymentProviders } from "#platform/runtime/openPlatform.ts";
import {
  isPaymentSecret,
  missingPaymentSettings,
  paymentRemedies,
  paymentSchema,
  paymentSettings,
} from "./paymentEnvironment.ts";
import { missingSettings, platformRemedies, platformSettings, platformVariables } from "./platformEnvironment.ts";
import type { LogLevel } from "../log/log.ts";

const portOr = (defaultPort: string) =>
  z.pipe(
    z.pipe(z._default(z.string(), defaultPort), z.transform(Number)),
    z.number().check(z.int(), z.gte(0), z.lte(65_535)),
  );

const isAddress = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username === "" && search === "" && hash === "";
};

/** Returns whether text is an origin as browsers send it: without a path, a slash at the end or a wildcard. */
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
  /** The port of the shop; 0 lets the system choose one. */
  PORT: portOr("3000"),
  /** The port of `npm run platform`; 0 lets the system choose one. */
  PLATFORM_PORT: portOr("3001"),
  /** The origins whose pages may call `npm run platform`. */
  CLIENT_ORIGINS: originList,
  /** The folder of the embedded database. */
  DATA_FOLDER: z._default(z.string(), "data/database"),
  /** The folder of the masters, from which pictures of all sizes are made. */
  MEDIA_FOLDER: z._default(z.string(), "storefront/demo/media"),
  LOG_LEVEL: z._default(z.enum(["debug", "info", "warn", "error", "silent"]), "info"),
  /** The address of another platform, to use instead of the embedded one; `/api/…` lies below it. */
  PROVIDER_URL: z._default(z.union([z.literal(""), z.string().check(z.refine(isAddress))]), ""),
  /** The server is behind our own proxy, whose headers about the request's id, client and HTTPS are trusted. */
  BEHIND_PROXY: z._default(z.enum(["on", "off"]), "off"),
  /** `off`: browsers get a service worker that removes the one that they have, and all that it has kept. */
  SERVICE_WORKER: z._default(z.enum(["on", "off"]), "on"),
  ...platformVariables,
});

/** Returns the folder of the documents that shoppers pay for. */
export const documentFolderIn = (dataFolder: string): string => path.resolve(dataFolder, "documents");

export interface Environment {
  readonly port: number;
  /** The port of `npm run platform`. */
  readonly platformPort: number;
  /** The origins whose pages may call `npm run platform`, such as `https://shop.example`. */
  readonly clientOrigins: readonly string[];
  readonly dataFolder: string;
  readonly mediaFolder: string;
  readonly logLevel: LogLevel;
  readonly development: boolean;
  /** Null for the embedded platform. */
  readonly providerUrl: URL | null;
  readonly isBehindProxy: boolean;
  readonly isWorkerOff: boolean;
  /** The sandbox's pages are open to all clients. */
  readonly isSandboxOpen: boolean;
  /** Returns the shop's public origin for a server on this port. */
  readonly shopOrigin: (port: number) => string;
  /** Returns the settings of the embedded platform for a server on this port. */
  readonly platformSettings: (port: number) => SettingsInput;
}

/** Thrown for an invalid or missing environment variable. The message names it and the remedy. */
export class EnvironmentError extends Error {}

/** Reads the settings of this process. No other code reads `process.env`. Throws an `EnvironmentError`. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>> = process.env,
  argv: readonly string[] = process.argv,
  providers: readonly PaymentProvider[] = paymentProviders,
): Environment {
  const parsed = schema.safeParse(variables);
  if (!parsed.success) throw invalidVariable(parsed.error, variables, providers);
  const payment = paymentSchema(providers).safeParse(variables);
  if (!payment.success) throw invalidVariable(payment.error, variables, providers);
  const { PORT, DATA_FOLDER, MEDIA_FOLDER, LOG_LEVEL, PROVIDER_URL, BEHIND_PROXY } = parsed.data;
  const isPublic = BEHIND_PROXY === "on" || !isLocal(parsed.data.SHOP_ORIGIN);
  const isSandbox = parsed.data.SANDBOX === "on" || (parsed.data.SANDBOX === "local" && !isPublic);
  if (isPublic && !isSandbox && PROVIDER_URL === "") {
    requireAll(missingSettings(parsed.data, missingPaymentSettings(providers, payment.data)));
  }
  const shopOrigin = (port: number) => parsed.data.SHOP_ORIGIN || `http://localhost:${port}`;
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
    isWorkerOff: parsed.data.SERVICE_WORKER === "off",
    isSandboxOpen: parsed.data.SANDBOX === "on",
    shopOrigin,
    platformSettings: (port) =>
      platformSettings(parsed.data, paymentSettings(providers, payment.data), {
        origin: shopOrigin(port),
        isSandbox,
        documentFolder: documentFolderIn(DATA_FOLDER),
      }),
  };
}

/** Returns the error for the first invalid variable. */
function invalidVariable(
  { issues }: z.core.$ZodError,
  variables: Readonly<Record<string, string | undefined>>,
  providers: readonly PaymentProvider[],
): EnvironmentError {
  const name = String(issues[0]?.path[0]);
  const value = isPaymentSecret(providers, name) ? "…" : withoutSecrets(name, variables[name]);
  const remedy = remedies[name] ?? paymentRemedies(providers)[name] ?? "Remove it or give a valid value.";
  return new EnvironmentError(`${name}=${value} cannot be used. ${remedy}`);
}

/** Returns whether only this machine can reach the shop, which is the default. */
const isLocal = (origin: string) =>
  origin === "" || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);

function requireAll(missing: readonly string[]): void {
  if (missing.length === 0) return;
  throw new EnvironmentError(
    `A public shop needs real services, but these settings are missing: ${missing.join("; ")}. ` +
      "Set them, or set SANDBOX=on to simulate these services.",
  );
}

/** Returns a value without secrets. A mistyped address cannot be parsed reliably, so that one with a password is hidden entirely. */
const withoutSecrets = (name: string, value = "") =>
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
  SERVICE_WORKER: "Give on or off.",
  LOG_LEVEL: "Give debug, info, warn, error or silent.",
};
