import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "#server/environment.ts";

const remedy = "Give the platform's address, such as https://platform.example, without user, query or hash.";

test("without settings the shop listens on 3000 and keeps its data in the workspace", () => {
  expect(readEnvironment({}, [])).toEqual({
    port: 3000,
    dataFolder: "data/database",
    mediaFolder: "storefront/media",
    logLevel: "info",
    development: false,
    providerUrl: null,
    isBehindProxy: false,
  });
});

test.each([
  [{ PORT: "3100" }, { port: 3100 }],
  [{ DATA_FOLDER: "/srv/shop" }, { dataFolder: "/srv/shop" }],
  [{ MEDIA_FOLDER: "/srv/media" }, { mediaFolder: "/srv/media" }],
  [{ LOG_LEVEL: "warn" }, { logLevel: "warn" }],
  [{ PROVIDER_URL: "https://platform.example/shop" }, { providerUrl: new URL("https://platform.example/shop") }],
  [{ PROVIDER_URL: "" }, { providerUrl: null }],
  [{ BEHIND_PROXY: "on" }, { isBehindProxy: true }],
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

test("--dev asks for the development server", () => {
  expect(readEnvironment({}, ["node", "start.ts", "--dev"]).development).toBe(true);
});
