import { expect, test } from "vitest";
import { configuration, ConfigurationError } from "#configuration/index.ts";
import { paymentProviders } from "#platform/payment/providers.ts";
import { EnvironmentError, readEnvironment } from "#server/operations/environment.ts";
import { requireKnownPayments } from "#server/operations/paymentEnvironment.ts";

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });
const enablingVariables = either.format(paymentProviders.map(({ settings }) => settings.enabledBy));
const remedy = "Give the platform's address, such as https://platform.example, without user, query or hash.";

test("listens on port 3000 and stores data in the workspace by default", () => {
  expect(readEnvironment({}, [])).toMatchObject({
    port: 3000,
    dataFolder: "data/database",
    mediaFolder: "storefront/demo/media",
    logLevel: "info",
    development: false,
    providerUrl: null,
    isBehindProxy: false,
    isSandboxOpen: false,
    platformPort: 3001,
    clientOrigins: [],
  });
});

test.each([
  [{ PORT: "3100" }, { port: 3100 }],
  [{ DATA_FOLDER: "/srv/shop" }, { dataFolder: "/srv/shop" }],
  [{ MEDIA_FOLDER: "/srv/media" }, { mediaFolder: "/srv/media" }],
  [{ LOG_LEVEL: "warn" }, { logLevel: "warn" }],
  [{ PROVIDER_URL: "https://platform.example/shop" }, { providerUrl: new URL("https://platform.example/shop") }],
  [{ PROVIDER_URL: "" }, { providerUrl: null }],
  [{ PLATFORM_PORT: "3200" }, { platformPort: 3200 }],
  [
    { CLIENT_ORIGINS: "https://shop.example, http://localhost:4000," },
    { clientOrigins: ["https://shop.example", "http://localhost:4000"] },
  ],
  [
    { BEHIND_PROXY: "on", SANDBOX: "on" },
    { isBehindProxy: true, isSandboxOpen: true },
  ],
])("reads %j", (variables, expected) => {
  expect(readEnvironment(variables, [])).toMatchObject(expected);
});

test.each([
  [{ PORT: "http" }, "PORT=http cannot be used. Give a whole number from 0 to 65535."],
  [{ PORT: "70000" }, "PORT=70000 cannot be used. Give a whole number from 0 to 65535."],
  [{ PORT: "80.5" }, "PORT=80.5 cannot be used. Give a whole number from 0 to 65535."],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL=loud cannot be used. Give debug, info, warn, error or silent."],
  [{ BEHIND_PROXY: "yes" }, "BEHIND_PROXY=yes cannot be used. Give on or off."],
  [{ SERVICE_WORKER: "no" }, "SERVICE_WORKER=no cannot be used. Give on or off."],
  [{ PROVIDER_URL: "platform" }, `PROVIDER_URL=platform cannot be used. ${remedy}`],
  [{ PROVIDER_URL: "ftp://a.example" }, `PROVIDER_URL=ftp://a.example cannot be used. ${remedy}`],
  [{ PROVIDER_URL: "https://a.example?x=1" }, `PROVIDER_URL=https://a.example?x=1 cannot be used. ${remedy}`],
  [{ PROVIDER_URL: "https://a.example#x" }, `PROVIDER_URL=https://a.example#x cannot be used. ${remedy}`],
  [
    { PROVIDER_URL: "https://user:secret@platform.example" },
    `PROVIDER_URL=https://…@platform.example cannot be used. ${remedy}`,
  ],
])("refuses %j with its name and the remedy", (variables, message) => {
  expect(() => readEnvironment(variables, [])).toThrow(new EnvironmentError(message));
});

test.each(["*", "shop.example", "https://shop.example/", "https://*.example", "ftp://shop.example", "null"])(
  "refuses CLIENT_ORIGINS=%s",
  (CLIENT_ORIGINS) => {
    expect(() => readEnvironment({ CLIENT_ORIGINS }, [])).toThrow(
      `CLIENT_ORIGINS=${CLIENT_ORIGINS} cannot be used. Give origins separated by commas`,
    );
  },
);

test.each(["smtp//user:hunter2@mail.example", "smpts://user:hun/ter2@mail.example", "user:hunter2"])(
  "does not print the mistyped SMTP_URL %s",
  (SMTP_URL) => {
    expect(() => readEnvironment({ SMTP_URL }, [])).toThrow(
      new EnvironmentError(
        "SMTP_URL=… cannot be used. Give the address of a mail server, such as smtps://user:password@mail.example.",
      ),
    );
  },
);

const secret = "s".repeat(43);
const services = { SMTP_URL: "smtps://mail.example", MAIL_FROM: "Shop <shop@shop.example>", MOLLIE_API_KEY: "live_x" };

test("simulates external services and creates keys by default", () => {
  expect(readEnvironment({}, []).platformSettings(3100)).toMatchObject({
    origin: "http://localhost:3100",
    sandbox: true,
    secret: null,
    fieldKeys: [],
    smtpUrl: null,
    paymentProviders: {},
    viesUrl: null,
  });
});

test("uses real services in a public shop, and the Commission's register of VAT numbers", () => {
  const variables = {
    ...services,
    SHOP_ORIGIN: "https://shop.example",
    PRESCRIPTION_KEYS: `new:${secret},old:${secret}`,
  };
  expect(readEnvironment(variables, []).platformSettings(3000)).toMatchObject({
    origin: "https://shop.example",
    sandbox: false,
    smtpUrl: "smtps://mail.example",
    paymentProviders: { mollie: { apiKey: "live_x" } },
    viesUrl: "https://ec.europa.eu/taxation_customs/vies/rest-api",
    fieldKeys: [
      { id: "new", key: secret },
      { id: "old", key: secret },
    ],
  });
});

test("mails messages from the shop's pages to CONTACT_MAIL, by default to the address of MAIL_FROM", () => {
  const mailIn = (variables: Readonly<Record<string, string>>) =>
    readEnvironment(variables, []).platformSettings(3000).contactMail;
  expect(mailIn({})).toBe("shop@dioptra.example");
  expect(mailIn({ MAIL_FROM: "Shop <shop@shop.example>" })).toBe("shop@shop.example");
  expect(mailIn({ MAIL_FROM: "shop@shop.example", CONTACT_MAIL: "help@shop.example" })).toBe("help@shop.example");
});

test("accepts an optional PAYPAL_WEBHOOK_ID of letters and digits", () => {
  const credentials = { PAYPAL_CLIENT_ID: "shop", PAYPAL_CLIENT_SECRET: "x" };
  const payPalIn = (variables: Readonly<Record<string, string>>) =>
    readEnvironment(variables, []).platformSettings(3000).paymentProviders["paypal"];
  expect(payPalIn({ ...credentials, PAYPAL_WEBHOOK_ID: "9XL90610J3647323C" })).toMatchObject({
    webhookId: "9XL90610J3647323C",
  });
  expect(payPalIn(credentials)).toMatchObject({ webhookId: null });
  expect(() => payPalIn({ ...credentials, PAYPAL_WEBHOOK_ID: "https://shop.example/webhooks/paypal" })).toThrow(
    EnvironmentError,
  );
});

test.each([
  [{ SHOP_ORIGIN: "https://shop.example" }, `SMTP_URL; MAIL_FROM; ${enablingVariables}`],
  [{ BEHIND_PROXY: "on", ...services, SMTP_URL: "" }, "SMTP_URL"],
  [
    { BEHIND_PROXY: "on", ...services, TPAY_CLIENT_ID: "1", TPAY_CLIENT_SECRET: "x" },
    "TPAY_CLIENT_SECRET and TPAY_CONFIRMATION_CODE",
  ],
  [{ BEHIND_PROXY: "on", ...services, DATABASE_URL: "postgres://db/shop" }, "SECRET_KEY; PRESCRIPTION_KEYS"],
])("names the missing settings of a public shop with %j", (variables, missing) => {
  const message = `A public shop needs real services, but these settings are missing: ${missing}. Set them, or set SANDBOX=on to simulate these services.`;
  expect(() => readEnvironment(variables, [])).toThrow(new EnvironmentError(message));
});

test("requires no mail and payment settings with PROVIDER_URL", () => {
  const variables = { SHOP_ORIGIN: "https://shop.example", PROVIDER_URL: "https://platform.example" };
  expect(readEnvironment(variables, []).providerUrl?.host).toBe("platform.example");
});

test("does not print an invalid key", () => {
  expect(() => readEnvironment({ SECRET_KEY: "hunter2" }, [])).toThrow(/^SECRET_KEY=… cannot be used/);
});

test("starts the development server with --dev", () => {
  expect(readEnvironment({}, ["node", "start.ts", "--dev"]).development).toBe(true);
});

test.each([
  ["the embedded database", {}, true],
  ["a database of its own", { DATABASE_URL: "postgres://shop@localhost/shop" }, false],
  ["DEMO=off", { DEMO: "off" }, false],
  ["DEMO=on", { DATABASE_URL: "postgres://shop@localhost/shop", DEMO: "on" }, true],
])("fills a shop with the demo only where intended: %s", (_case, variables, hasDemo) => {
  const { seedModule } = readEnvironment(variables, []).platformSettings(3000);
  expect(seedModule !== null).toBe(hasDemo);
});

test.each([
  ["the sandbox stands in for payment providers", {}, true],
  ["ONLINE_PAYMENTS=off", { ONLINE_PAYMENTS: "off" }, false],
  ["there is neither a sandbox nor a provider", { SANDBOX: "off" }, false],
  ["a provider has its keys", { SANDBOX: "off", MOLLIE_API_KEY: "test_key" }, true],
  ["ONLINE_PAYMENTS=on", { SANDBOX: "off", ONLINE_PAYMENTS: "on" }, true],
])("knows whether online payments are offered: %s", (_case, variables, isOffered) => {
  expect(readEnvironment(variables, []).platformSettings(3000).onlinePayments).toBe(isOffered);
});

test("refuses values of DEMO other than on and off", () => {
  expect(() => readEnvironment({ DEMO: "yes" }, [])).toThrow("DEMO=yes cannot be used. Give on or off.");
});

test("refuses a configuration with an unknown payment provider, and names it", () => {
  const payment = {
    ...configuration.payment,
    shelves: [{ id: "first", codes: [], restOf: "cheque" }],
    startableProviders: ["mollie", "acme"],
  };
  const codes = paymentProviders.map(({ code }) => `"${code}"`).join(", ");
  expect(() => requireKnownPayments(paymentProviders)).not.toThrow();
  expect(() => requireKnownPayments(paymentProviders, { ...configuration, payment })).toThrow(
    new ConfigurationError([
      `payment.shelves.0.restOf is "cheque", expected one of ${codes}`,
      `payment.startableProviders.1 is "acme", expected one of ${codes}`,
    ]),
  );
});

const withDefaultPayment = (code: string) => ({
  ...configuration,
  checkout: { ...configuration.checkout, defaultPayment: { ...configuration.checkout.defaultPayment, code } },
});

test.each(["cashondelivery", "banktransfer", "paypal", "150"])("accepts %s as the default payment", (code) => {
  expect(() => requireKnownPayments(paymentProviders, withDefaultPayment(code))).not.toThrow();
});

test("refuses a default payment that no registered provider offers", () => {
  const names = either.format(paymentProviders.map(({ name }) => name));
  const mollieAndPaypal = paymentProviders.filter(({ code }) => ["mollie", "paypal"].includes(code));
  expect(() => requireKnownPayments(paymentProviders, withDefaultPayment("cheque"))).toThrow(
    new ConfigurationError([
      `checkout.defaultPayment.code is "cheque", expected "cashondelivery" or a method of ${names}`,
    ]),
  );
  expect(() => requireKnownPayments(mollieAndPaypal, withDefaultPayment("150"))).toThrow(
    "a method of Mollie or PayPal",
  );
});
