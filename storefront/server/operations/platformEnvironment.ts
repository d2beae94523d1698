import * as z from "zod/mini";
import { embeddedSettings, type GivenSettings } from "#platform/kernel/settings.ts";
import { demoShop } from "./demoShop.ts";

const empty = z._default(z.string(), "");
const addressOf = (protocols: RegExp) =>
  z._default(
    z.union([z.literal(""), z.string().check(z.refine((text) => URL.canParse(text) && protocols.test(text)))]),
    "",
  );
const onOff = z._default(z.enum(["on", "off"]), "off");

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

/** What the environment says of the embedded platform, and of the services that it uses. */
export const platformVariables = {
  SHOP_ORIGIN: addressOf(/^https?:\/\/[^/]+$/),
  SANDBOX: z._default(z.enum(["on", "off", "local"]), "local"),
  SECRET_KEY: z._default(z.string().check(z.regex(/^$|^[\w-]{43,}$/)), ""),
  PRESCRIPTION_KEYS: fieldKeys,
  OPERATOR_KEY: z._default(z.string().check(z.refine((text) => text === "" || key.test(text))), ""),
  DATABASE_URL: addressOf(/^postgres(ql)?:/),
  /** Whether an empty database is filled with the demo shop; empty: only the embedded one is. */
  DEMO: z._default(z.enum(["on", "off", ""]), ""),
  REDIS_URL: addressOf(/^rediss?:/),
  SEARCH_URL: addressOf(/^https?:/),
  SMTP_URL: addressOf(/^smtps?:/),
  MAIL_FROM: empty,
  VIES_URL: addressOf(/^https?:/),
  POINTS_URL: addressOf(/^https?:/),
  ONLINE_PAYMENTS: onOff,
  MOLLIE_API_KEY: empty,
  TPAY_CLIENT_ID: empty,
  TPAY_CLIENT_SECRET: empty,
  TPAY_CONFIRMATION_CODE: empty,
  TPAY_LIVE: onOff,
  PAYPAL_CLIENT_ID: empty,
  PAYPAL_CLIENT_SECRET: empty,
  PAYPAL_WEBHOOK_ID: z._default(z.string().check(z.regex(/^[a-zA-Z0-9]{0,50}$/)), ""),
  PAYPAL_LIVE: onOff,
};

type Variables = { readonly [Name in keyof typeof platformVariables]: z.output<(typeof platformVariables)[Name]> };

export const platformRemedies: Readonly<Record<string, string>> = {
  SHOP_ORIGIN: "Give where shoppers reach the shop, such as https://shop.example, without a path.",
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
  TPAY_LIVE: "Give on or off.",
  PAYPAL_LIVE: "Give on or off.",
  PAYPAL_WEBHOOK_ID: "Give the id that PayPal shows beside the webhook, such as 9XL90610J3647323C, or remove it.",
};

const orNull = (text: string) => (text === "" ? null : text);

const commission = "https://ec.europa.eu/taxation_customs/vies/rest-api";

const hasDemo = ({ DEMO, DATABASE_URL }: Variables) => (DEMO === "" ? DATABASE_URL === "" : DEMO === "on");

/** The variables as the platform's settings. `isSandbox`: whatever has no settings of its own is played. */
export function platformSettings(given: Variables, origin: string, isSandbox: boolean): GivenSettings {
  const { mailFrom } = embeddedSettings;
  return {
    origin,
    sandbox: isSandbox,
    secret: orNull(given.SECRET_KEY),
    fieldKeys: given.PRESCRIPTION_KEYS,
    operatorKey: orNull(given.OPERATOR_KEY),
    seedModule: hasDemo(given) ? demoShop : null,
    databaseUrl: orNull(given.DATABASE_URL),
    redisUrl: orNull(given.REDIS_URL),
    searchUrl: orNull(given.SEARCH_URL),
    smtpUrl: orNull(given.SMTP_URL),
    mailFrom: orNull(given.MAIL_FROM) ?? mailFrom,
    pointsUrl: orNull(given.POINTS_URL),
    viesUrl: orNull(given.VIES_URL) ?? (isSandbox ? null : commission),
    onlinePayments: given.ONLINE_PAYMENTS === "on",
    mollie: given.MOLLIE_API_KEY === "" ? null : { apiKey: given.MOLLIE_API_KEY, url: null },
    tpay:
      given.TPAY_CLIENT_ID === ""
        ? null
        : {
            clientId: given.TPAY_CLIENT_ID,
            clientSecret: given.TPAY_CLIENT_SECRET,
            confirmationCode: given.TPAY_CONFIRMATION_CODE,
            isLive: given.TPAY_LIVE === "on",
            url: null,
          },
    paypal:
      given.PAYPAL_CLIENT_ID === ""
        ? null
        : {
            clientId: given.PAYPAL_CLIENT_ID,
            clientSecret: given.PAYPAL_CLIENT_SECRET,
            webhookId: orNull(given.PAYPAL_WEBHOOK_ID),
            isLive: given.PAYPAL_LIVE === "on",
            url: null,
          },
  };
}

/**
 * What a shop for the public lacks, when no sandbox plays it; the names of the variables. PayPal's webhook id is not
 * among it: without one its notifications are no more than hints to ask, so that a forged one costs a question.
 */
export function missingSettings(given: Variables): readonly string[] {
  const isHalf = (id: string, ...rest: readonly string[]) => id !== "" && rest.some((text) => text === "");
  const hasPayment = [given.MOLLIE_API_KEY, given.TPAY_CLIENT_ID, given.PAYPAL_CLIENT_ID].some((text) => text !== "");
  const isShared = given.DATABASE_URL !== "";
  return [
    ...(given.SMTP_URL === "" ? ["SMTP_URL"] : []),
    ...(given.MAIL_FROM === "" ? ["MAIL_FROM"] : []),
    ...(hasPayment ? [] : ["MOLLIE_API_KEY, TPAY_CLIENT_ID or PAYPAL_CLIENT_ID"]),
    ...(isHalf(given.TPAY_CLIENT_ID, given.TPAY_CLIENT_SECRET, given.TPAY_CONFIRMATION_CODE)
      ? ["TPAY_CLIENT_SECRET and TPAY_CONFIRMATION_CODE"]
      : []),
    ...(isHalf(given.PAYPAL_CLIENT_ID, given.PAYPAL_CLIENT_SECRET) ? ["PAYPAL_CLIENT_SECRET"] : []),
    // What several processes share cannot lie in the folder of one of them.
    ...(isShared && given.SECRET_KEY === "" ? ["SECRET_KEY"] : []),
    ...(isShared && given.PRESCRIPTION_KEYS.length === 0 ? ["PRESCRIPTION_KEYS"] : []),
  ];
}
