import * as z from "zod/mini";
import { embeddedSettings, type SettingsInput } from "#platform/kernel/settings.ts";

/** Address of the module that fills a shop with the demo catalogue. It is loaded only on request. */
export const demoShop = new URL("../../demo/index.ts", import.meta.url).href;

const empty = z._default(z.string(), "");
const addressOf = (protocols: RegExp) =>
  z._default(
    z.union([z.literal(""), z.string().check(z.refine((text) => URL.canParse(text) && protocols.test(text)))]),
    "",
  );

/** 32 bytes in base64url. */
const key = /^[\w-]{43,}$/;
const fieldKeys = z.pipe(
  z._default(z.string().check(z.regex(/^$|^\w{1,36}:[\w-]{43}(,\w{1,36}:[\w-]{43})*$/)), ""),
  z.transform((text) =>
    text
      .split(",")
      .filter(Boolean)
      .map((each) => {
        const [id = "", fieldKey = ""] = each.split(":");
        return { id, key: fieldKey };
      }),
  ),
);

/** The variables of the embedded platform and of the services that it uses. */
export const platformVariables = {
  SHOP_ORIGIN: addressOf(/^https?:\/\/[^/]+$/),
  SANDBOX: z._default(z.enum(["on", "off", "local"]), "local"),
  SECRET_KEY: z._default(z.string().check(z.regex(/^$|^[\w-]{43,}$/)), ""),
  PRESCRIPTION_KEYS: fieldKeys,
  OPERATOR_KEY: z._default(z.string().check(z.refine((text) => text === "" || key.test(text))), ""),
  DATABASE_URL: addressOf(/^postgres(ql)?:/),
  /** Fills an empty database with the demo shop. By default only the embedded database is filled. */
  DEMO: z._default(z.enum(["on", "off", ""]), ""),
  REDIS_URL: addressOf(/^rediss?:/),
  SEARCH_URL: addressOf(/^https?:/),
  SMTP_URL: addressOf(/^smtps?:/),
  MAIL_FROM: empty,
  CONTACT_MAIL: empty,
  VIES_URL: addressOf(/^https?:/),
  POINTS_URL: addressOf(/^https?:/),
  /** By default on, where the sandbox stands in for payment providers or one of them is set up. */
  ONLINE_PAYMENTS: z._default(z.enum(["on", "off", ""]), ""),
};

type Variables = { readonly [Name in keyof typeof platformVariables]: z.output<(typeof platformVariables)[Name]> };

export const platformRemedies: Readonly<Record<string, string>> = {
  SHOP_ORIGIN: "Give the shop's public address, such as https://shop.example, without a path.",
  SANDBOX: "Give on, off or local.",
  SECRET_KEY:
    "Give at least 32 random bytes in base64url, such as `openssl rand -base64 32 | tr '+/' '-_' | tr -d '='`.",
  PRESCRIPTION_KEYS: "Give id:key,id:key, each key 32 random bytes in base64url; the first one encrypts.",
  OPERATOR_KEY: "Give at least 32 random bytes in base64url.",
  DEMO: "Give on or off.",
  DATABASE_URL: "Give the address of a PostgreSQL, such as postgres://user:password@host/database.",
  REDIS_URL: "Give the address of a Redis, such as redis://host:6379.",
  SEARCH_URL: "Give the address of an Elasticsearch or OpenSearch, such as https://search.example:9200.",
  SMTP_URL: "Give the address of a mail server, such as smtps://user:password@mail.example.",
  POINTS_URL: "Give the address of InPost's list, such as https://api-pl-points.easypack24.net/v1/points.",
  VIES_URL: "Give an address, or remove it for the European Commission's.",
  ONLINE_PAYMENTS: "Give on or off.",
};

const orNull = (text: string) => (text === "" ? null : text);

/** Returns the address of a sender such as `Dioptra <shop@dioptra.example>`. */
const addressIn = (sender: string) => /<(.*)>\s*$/.exec(sender)?.[1] ?? sender;

const commission = "https://ec.europa.eu/taxation_customs/vies/rest-api";

const hasDemo = ({ DEMO, DATABASE_URL }: Variables) => (DEMO === "" ? DATABASE_URL === "" : DEMO === "on");

const hasOnlinePayments = ({ ONLINE_PAYMENTS }: Variables, isPossible: boolean) =>
  ONLINE_PAYMENTS === "" ? isPossible : ONLINE_PAYMENTS === "on";

/** Returns the platform's settings. With `isSandbox`, services without settings are simulated. */
export function platformSettings(
  variables: Variables,
  paymentProviders: SettingsInput["paymentProviders"],
  {
    origin,
    isSandbox,
    documentFolder,
  }: { readonly isSandbox: boolean } & Pick<SettingsInput, "origin" | "documentFolder">,
): SettingsInput {
  const { mailFrom } = embeddedSettings;
  return {
    origin,
    documentFolder,
    sandbox: isSandbox,
    secret: orNull(variables.SECRET_KEY),
    fieldKeys: variables.PRESCRIPTION_KEYS,
    operatorKey: orNull(variables.OPERATOR_KEY),
    seedModule: hasDemo(variables) ? demoShop : null,
    databaseUrl: orNull(variables.DATABASE_URL),
    redisUrl: orNull(variables.REDIS_URL),
    searchUrl: orNull(variables.SEARCH_URL),
    smtpUrl: orNull(variables.SMTP_URL),
    mailFrom: orNull(variables.MAIL_FROM) ?? mailFrom,
    contactMail: orNull(variables.CONTACT_MAIL) ?? addressIn(orNull(variables.MAIL_FROM) ?? mailFrom),
    pointsUrl: orNull(variables.POINTS_URL),
    viesUrl: orNull(variables.VIES_URL) ?? (isSandbox ? null : commission),
    onlinePayments: hasOnlinePayments(variables, isSandbox || Object.keys(paymentProviders).length > 0),
    paymentProviders,
  };
}

/** Returns the missing variables of a public shop without a sandbox; `missingPayment` are those of the payment providers. */
export function missingSettings(variables: Variables, missingPayment: readonly string[]): readonly string[] {
  const isShared = variables.DATABASE_URL !== "";
  return [
    ...(variables.SMTP_URL === "" ? ["SMTP_URL"] : []),
    ...(variables.MAIL_FROM === "" ? ["MAIL_FROM"] : []),
    ...missingPayment,
    // Keys that several processes share cannot be files of one of them.
    ...(isShared && variables.SECRET_KEY === "" ? ["SECRET_KEY"] : []),
    ...(isShared && variables.PRESCRIPTION_KEYS.length === 0 ? ["PRESCRIPTION_KEYS"] : []),
  ];
}
