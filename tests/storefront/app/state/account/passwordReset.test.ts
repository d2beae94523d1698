import { afterEach, expect, test, vi } from "vitest";
import { createPasswordReset, requestPasswordReset } from "#app/state/account/passwordReset.ts";
import { createClient, type Fetch } from "#client/createClient.ts";
import { storeViews } from "#configuration/storeViews.ts";

const link = { email: "anna@example.com", token: "abc" };
const now = new Date("2026-05-05T10:00:00Z");

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function clientOf(fetch: Fetch) {
  const [store] = storeViews;
  if (!store) throw new Error("There is no store view.");
  return createClient({ fetch, origin: "http://shop.test", store, requester: "browser" });
}

const answering = (code: number, result: unknown, headers: Readonly<Record<string, string>> = {}) =>
  clientOf(async () => Response.json({ code, result }, { status: code, headers }));

const newPassword = (problem: string) => [{ field: "newPassword", problem }];

test.each([
  ["a successful call", 200, true, null],
  ["a common password", 400, newPassword("common"), { refused: "common" }],
  ["a password that contains the name", 400, newPassword("personal"), { refused: "personal" }],
  ["a password that is too short", 400, newPassword("too-short"), { refused: "too-short" }],
  ["an unknown problem", 400, newPassword("ugly"), { refused: "failed" }],
  ["a used link", 400, { code: "LINK_INVALID", message: "Used." }, { refused: "expired" }],
  ["a malformed link", 400, [{ field: "resetToken", problem: "malformed" }], { refused: "expired" }],
  ["an error of the platform", 500, "Something went wrong, try later.", { refused: "failed" }],
  ["an unavailable platform", 503, { code: "UNAVAILABLE", message: "Later." }, { refused: "failed" }],
])("reads the result of %s", async (_name, code, result, problem) => {
  await expect(createPasswordReset(answering(code, result), link)("latawiec")).resolves.toEqual(problem);
});

test("sends the link's token in the body, never in the URL", async () => {
  const sent: [string, unknown][] = [];
  const client = clientOf(async (request) => {
    sent.push([request.url, await request.json()]);
    return Response.json({ code: 200, result: true });
  });
  await createPasswordReset(client, link)("latawiec");
  const body = { email: link.email, newPassword: "latawiec", resetToken: link.token };
  expect(sent).toEqual([["http://shop.test/api/user/password-change", body]]);
});

test("returns the time of the next possible attempt after too many attempts", async () => {
  vi.useFakeTimers({ now });
  const tooOften = { code: "TOO_MANY_TRIES", message: "Later." };
  const headers = { "retry-after": "600" };
  await expect(requestPasswordReset(answering(429, tooOften, headers), link.email)).resolves.toEqual({
    refused: "too-often",
    retryAt: "2026-05-05T10:10:00.000Z",
  });
  await expect(requestPasswordReset(answering(429, tooOften), link.email)).resolves.toEqual({ refused: "failed" });
});

test("reports a lost connection as failed, and sends nothing while offline", async () => {
  const fetch = vi.fn<Fetch>(() => Promise.reject(new TypeError("fetch failed")));
  const client = clientOf(fetch);
  await expect(requestPasswordReset(client, link.email)).resolves.toEqual({ refused: "failed" });
  vi.stubGlobal("navigator", { onLine: false });
  await expect(requestPasswordReset(client, link.email)).resolves.toEqual({ refused: "offline" });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("reports a used link as unclear if the answer to an earlier attempt was lost", async () => {
  const answers = [
    Response.json({ code: 504, result: "Later." }, { status: 504 }),
    Response.json({ code: 400, result: { code: "LINK_INVALID", message: "Used." } }, { status: 400 }),
  ];
  const set = createPasswordReset(
    clientOf(async () => answers.shift() ?? Response.error()),
    link,
  );
  await expect(set("latawiec")).resolves.toEqual({ refused: "failed" });
  await expect(set("latawiec")).resolves.toEqual({ refused: "unclear" });
});
