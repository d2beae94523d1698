import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "#server/operations/environment.ts";

const remedy = "Give the platform's address, such as https://platform.example, without user, query or hash.";

test("without settings the shop listens on 3000 and keeps its data in the workspace", () => {
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
])("%j is obeyed", (variables, expected) => {
  expect(readEnvironment(variables, [])).toMatchObject(expected);
});

test.each([
  [{ PORT: "http" }, "PORT=http cannot be used. Give a whole number from 0 to 65535."],
  [{ PORT: "70000" }, "PORT=70000 cannot be used. Give a whole number from 0 to 65535."],
  [{ PORT: "80.5" }, "PORT=80.5 cannot be used. Give a whole number from 0 to 65535."],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL=loud cannot be used. Give debug, info, warn, error or silent."],
  [{ BEHIND_PROXY: "yes" }, "BEHIND_PROXY=yes cannot be used. Give on or off."],
  [{ PROVIDER_URL: "platform" }, `PROVIDER_URL=platform cannot be used. ${remedy}`],
  [{ PROVIDER_URL: "ftp://a.example" }, `PROVIDER_URL=ftp://a.example cannot be used. ${remedy}`],
  [{ PROVIDER_URL: "https://a.example?x=1" }, `PROVIDER_URL=https://a.example?x=1 cannot be used. ${remedy}`],
  [{ PROVIDER_URL: "https://a.example#x" }, `PROVIDER_URL=https://a.example#x cannot be used. ${remedy}`],
  [
    { PROVIDER_URL: "https://user:secret@platform.example" },
    `PROVIDER_URL=https://…@platform.example cannot be used. ${remedy}`,
  ],
])("%j is refused in words that name it", (variables, message) => {
  expect(() => readEnvironment(variables, [])).toThrow(new EnvironmentError(message));
});

test.each(["*", "shop.example", "https://shop.example/", "https://*.example", "ftp://shop.example", "null"])(
  "CLIENT_ORIGINS=%s is no origin as browsers write it",
  (CLIENT_ORIGINS) => {
    expect(() => readEnvironment({ CLIENT_ORIGINS }, [])).toThrow(
      `CLIENT_ORIGINS=${CLIENT_ORIGINS} cannot be used. Give origins separated by commas`,
    );
  },
);

test.each(["smtp//user:hunter2@mail.example", "smpts://user:hun/ter2@mail.example", "user:hunter2"])(
  "a mistyped SMTP_URL %s is not printed",
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

test("without settings everything outside is played, and the platform makes its own keys", () => {
  expect(readEnvironment({}, []).platformSettings(3100)).toMatchObject({
    origin: "http://localhost:3100",
    sandbox: true,
    secret: null,
    fieldKeys: [],
    smtpUrl: null,
    mollie: null,
    viesUrl: null,
  });
});

test("a shop for the public has real services, and asks the Commission about VAT numbers", () => {
  const given = { ...services, SHOP_ORIGIN: "https://shop.example", PRESCRIPTION_KEYS: `new:${secret},old:${secret}` };
  expect(readEnvironment(given, []).platformSettings(3000)).toMatchObject({
    origin: "https://shop.example",
    sandbox: false,
    smtpUrl: "smtps://mail.example",
    mollie: { apiKey: "live_x" },
    viesUrl: "https://ec.europa.eu/taxation_customs/vies/rest-api",
    fieldKeys: [
      { id: "new", key: secret },
      { id: "old", key: secret },
    ],
  });
});

test("PayPal's webhook has an id of letters and digits, and a shop may do without", () => {
  const given = { PAYPAL_CLIENT_ID: "shop", PAYPAL_CLIENT_SECRET: "x" };
  const idIn = (variables: Readonly<Record<string, string>>) =>
    readEnvironment(variables, []).platformSettings(3000).paypal?.webhookId;
  expect(idIn({ ...given, PAYPAL_WEBHOOK_ID: "9XL90610J3647323C" })).toBe("9XL90610J3647323C");
  expect(idIn(given)).toBeNull();
  expect(() => idIn({ ...given, PAYPAL_WEBHOOK_ID: "https://shop.example/webhooks/paypal" })).toThrow(EnvironmentError);
});

test.each([
  [{ SHOP_ORIGIN: "https://shop.example" }, "SMTP_URL; MAIL_FROM; MOLLIE_API_KEY, TPAY_CLIENT_ID or PAYPAL_CLIENT_ID"],
  [{ BEHIND_PROXY: "on", ...services, SMTP_URL: "" }, "SMTP_URL"],
  [
    { BEHIND_PROXY: "on", ...services, TPAY_CLIENT_ID: "1", TPAY_CLIENT_SECRET: "x" },
    "TPAY_CLIENT_SECRET and TPAY_CONFIRMATION_CODE",
  ],
  [{ BEHIND_PROXY: "on", ...services, DATABASE_URL: "postgres://db/shop" }, "SECRET_KEY; PRESCRIPTION_KEYS"],
])("a shop for the public does not start with %j: it says what is missing", (variables, missing) => {
  const message = `A shop for the public needs real services, and these settings are missing: ${missing}. Give them, or set SANDBOX=on for a shop that only plays them.`;
  expect(() => readEnvironment(variables, [])).toThrow(new EnvironmentError(message));
});

test("a platform of the shop's own has its own mail and payment", () => {
  const given = { SHOP_ORIGIN: "https://shop.example", PROVIDER_URL: "https://platform.example" };
  expect(readEnvironment(given, []).providerUrl?.host).toBe("platform.example");
});

test("a key that cannot be used is refused without being told", () => {
  expect(() => readEnvironment({ SECRET_KEY: "hunter2" }, [])).toThrow(/^SECRET_KEY=… cannot be used/);
});

test("--dev asks for the development server", () => {
  expect(readEnvironment({}, ["node", "start.ts", "--dev"]).development).toBe(true);
});

test.each([
  ["the embedded database is filled with the demo shop", {}, true],
  ["a database of one's own starts empty", { DATABASE_URL: "postgres://shop@localhost/shop" }, false],
  ["DEMO=off", { DEMO: "off" }, false],
  ["DEMO=on", { DATABASE_URL: "postgres://shop@localhost/shop", DEMO: "on" }, true],
])("%s", (_case, variables, hasDemo) => {
  const { seedModule } = readEnvironment(variables, []).platformSettings(3000);
  expect(seedModule !== null).toBe(hasDemo);
});

test("DEMO takes on and off", () => {
  expect(() => readEnvironment({ DEMO: "yes" }, [])).toThrow("DEMO=yes cannot be used. Give on or off.");
});
