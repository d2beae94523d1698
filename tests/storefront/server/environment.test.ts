import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "#server/environment.ts";

test("without settings the shop listens on 3000 and keeps its data in the workspace", () => {
  expect(readEnvironment({}, [])).toEqual({
    port: 3000,
    dataFolder: "data/database",
    logLevel: "info",
    development: false,
  });
});

test.each([
  [{ PORT: "3100" }, { port: 3100 }],
  [{ DATA_FOLDER: "/srv/shop" }, { dataFolder: "/srv/shop" }],
  [{ LOG_LEVEL: "warn" }, { logLevel: "warn" }],
])("%j is obeyed", (variables, expected) => {
  expect(readEnvironment(variables, [])).toMatchObject(expected);
});

test.each([
  [{ PORT: "http" }, "PORT=http cannot be used. Give a whole number from 0 to 65535."],
  [{ PORT: "70000" }, "PORT=70000 cannot be used. Give a whole number from 0 to 65535."],
  [{ PORT: "80.5" }, "PORT=80.5 cannot be used. Give a whole number from 0 to 65535."],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL=loud cannot be used. Give debug, info, warn, error or silent."],
])("%j is refused in words that name it", (variables, message) => {
  expect(() => readEnvironment(variables, [])).toThrow(new EnvironmentError(message));
});

test("--dev asks for the development server", () => {
  expect(readEnvironment({}, ["node", "start.ts", "--dev"]).development).toBe(true);
});
