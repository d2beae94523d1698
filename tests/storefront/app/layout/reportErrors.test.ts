import { beforeEach, expect, test } from "vitest";
import { ProviderUnreachable } from "#client/failures.ts";
import { createErrorReporter, type ErrorReporting } from "#app/layout/reportErrors.ts";
import { LoadFailure } from "#app/state/loadFailure.ts";

const origin = "https://shop.example";
const page = () => ({ route: "/c/$slug", store: "pl", build: "entry-B1.js" });
const setting: ErrorReporting = { rate: 1, random: () => 0.999, origin, page };

let report = createErrorReporter(setting);
beforeEach(() => {
  report = createErrorReporter(setting);
});

function failure(message: string, { name = "TypeError", file = `${origin}/assets/list-C2.js` } = {}): Error {
  const error = Object.assign(new Error(message), { name });
  error.stack = `${name}: ${message}\n    at price (${file}:1:2040)\n    at ${file}:1:7`;
  return error;
}

const sent = (error: unknown) => JSON.parse(report(error) ?? "null") as unknown;

test("reports what failed and where, by the names of the built files", () => {
  expect(sent(failure("x is undefined"))).toEqual({
    name: "TypeError",
    message: "x is undefined",
    frames: ["assets/list-C2.js:1:2040", "assets/list-C2.js:1:7"],
    route: "/c/$slug",
    store: "pl",
    build: "entry-B1.js",
  });
});

test("reads the places in stacks of Firefox and Safari, which begin without the message", () => {
  const error = failure("x is undefined");
  error.stack = `price@${origin}/assets/list-C2.js:1:2040\n@${origin}/assets/entry-B1.js:1:7`;
  expect(sent(error)).toMatchObject({ frames: ["assets/list-C2.js:1:2040", "assets/entry-B1.js:1:7"] });
});

test("removes e-mail addresses and queries from messages, and shortens them", () => {
  expect(sent(failure(`ala@example.pl at /cart?token=secret ${"x".repeat(400)}`))).toMatchObject({
    message: expect.stringMatching(/^… at \/cart… x{200,}$/) as unknown,
  });
  const { message } = sent(failure("y".repeat(400))) as { readonly message: string };
  expect(message).toHaveLength(300);
});

test("reports an error once, also if another object has the same message and place, and ten of a page", () => {
  const error = failure("again");
  expect(report(error)).not.toBeNull();
  expect(report(error)).toBeNull();
  expect(report(failure("again"))).toBeNull();
  const others = Array.from({ length: 12 }, (_, count) => report(failure(`error ${count}`)));
  expect(others.filter((each) => each !== null)).toHaveLength(9);
});

test.each([
  ["a value that is no error", "a text"],
  ["nothing, as of a script of another site", null],
  ["an error of an extension", failure("x", { file: "chrome-extension://abc/content.js" })],
  ["a lost connection", Object.assign(new ProviderUnreachable("network"), { stack: `${origin}/assets/a.js:1:1` })],
  ["a page that the server could not load", Object.assign(new LoadFailure("failed", null), { stack: origin })],
  ["an aborted request", failure("aborted", { name: "AbortError" })],
])("does not report %s", (_, error) => {
  expect(report(error)).toBeNull();
});

test.each([
  [0, 0, false],
  [0.1, 0.05, true],
  [0.1, 0.1, false],
])("reports a share of %f of the page loads: of a draw of %f %s", (rate, draw, isReported) => {
  const reporter = createErrorReporter({ ...setting, rate, random: () => draw });
  expect(reporter(failure("x")) !== null).toBe(isReported);
});
