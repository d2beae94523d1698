import { expect, test } from "vitest";
import { answerPlainForm, plainFormPaths } from "#server/http/plainForms.ts";

const typed = {
  topic: "return",
  name: "Anna",
  email: "a@example.com",
  orderNumber: "12",
  phone: "",
  text: "Za długie",
};

/** Sends a form and returns where it leads, and the calls that it made. */
async function send(
  status: number,
  { path = "/forms/contact", headers = {}, body = new URLSearchParams(typed).toString() } = {},
) {
  const calls: Request[] = [];
  const request = new Request(`https://shop.test${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(body.length),
      origin: "https://shop.test",
      ...headers,
    },
    body,
  });
  const answer = await answerPlainForm(request, async (call) => {
    calls.push(call);
    return new Response(null, { status });
  });
  return { status: answer.status, location: answer.headers.get("location"), calls };
}

test("makes the call of the page, with its origin and a key of its own", async () => {
  const { status, location, calls } = await send(200);
  expect([status, location]).toEqual([303, "/kontakt?message=sent"]);
  const [call] = calls;
  expect(call?.url).toBe("https://shop.test/api/contact?localeCode=pl&storeCode=pl");
  expect(call?.headers.get("origin")).toBe("https://shop.test");
  await expect(call?.json()).resolves.toEqual({
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    topic: "return",
    name: "Anna",
    email: "a@example.com",
    order_number: "12",
    message: "Za długie",
  });
});

test("stays in the store view", async () => {
  expect(plainFormPaths).toContain("/de/forms/contact");
  const { location, calls } = await send(200, { path: "/de/forms/contact" });
  expect(location).toBe("/de/kontakt?message=sent");
  expect(calls[0]?.url).toContain("storeCode=de");
});

test.each([
  [400, "invalid"],
  [403, "failed"],
  [413, "invalid"],
  [429, "too-often"],
  [503, "failed"],
])("the status %i of the call leads to the words for %s", async (status, outcome) => {
  expect((await send(status)).location).toBe(`/kontakt?message=${outcome}`);
});

test.each([
  ["another type", { headers: { "content-type": "text/plain" } }],
  ["too many bytes", { headers: { "content-length": "100001" } }],
  ["no length", { headers: { "content-length": "x" } }],
])("%s is refused without a call", async (_what, request) => {
  const { location, calls } = await send(200, request);
  expect([location, calls]).toEqual(["/kontakt?message=invalid", []]);
});
