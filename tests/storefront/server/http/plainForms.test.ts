import { expect, test } from "vitest";
import type { AnyRefusedForm } from "#domain/plainForm/plainForm.ts";
import { answerPlainForm, leadToForm, plainFormPaths } from "#server/http/plainForms.ts";

const message = {
  topic: "return",
  name: "Anna",
  email: "a@example.com",
  orderNumber: "12",
  phone: "",
  text: "Za długie",
};
const visit = {
  code: "sehtest-bremen",
  country: "DE",
  reason: "adjustment",
  slot: "2026-12-01 09:30",
  name: "Anna",
  email: "a@example.com",
  phone: "0421 305060",
};

/** Sends a form and returns where it leads or what is shown again, and the calls that it made. */
async function send(
  answered: Response | number,
  {
    path = "/forms/contact",
    headers = {},
    typed = message,
  }: { path?: string; headers?: Record<string, string>; typed?: Readonly<Record<string, string>> } = {},
) {
  const calls: Request[] = [];
  const shown: { path: string; refused: AnyRefusedForm }[] = [];
  const body = new URLSearchParams(typed).toString();
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
  const answer = await answerPlainForm(request, {
    callGate: async (call) => {
      calls.push(call);
      return typeof answered === "number" ? new Response(null, { status: answered }) : answered;
    },
    renderPage: async (page, refused) => {
      shown.push({ path: page, refused });
      return new Response("page");
    },
  });
  return { status: answer.status, location: answer.headers.get("location"), calls, shown };
}

test("makes the call of the page, with its origin and a key of its own", async () => {
  const { status, location, calls } = await send(200);
  expect([status, location]).toEqual([303, "/kontakt?message=sent#contact-form"]);
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

test("leads a message about the franchise back to its page", async () => {
  const typed = { ...message, topic: "franchise", page: "franchise" };
  expect((await send(200, { typed })).location).toBe("/franczyza?message=sent#contact-form");
});

test("stays in the store view", async () => {
  expect(plainFormPaths).toContain("/de/forms/contact");
  const { location, calls } = await send(200, { path: "/de/forms/contact" });
  expect(location).toBe("/de/kontakt?message=sent#contact-form");
  expect(calls[0]?.url).toContain("storeCode=de");
});

test("asks for the newsletter only with consent", async () => {
  const path = "/de/forms/newsletter";
  const without = await send(200, { path, typed: { email: "a@example.com" } });
  expect(without.calls).toEqual([]);
  expect(without.shown).toMatchObject([
    { path: "/de/newsletter", refused: { typed: { email: "a@example.com" }, problems: { consent: "required" } } },
  ]);
  const { location, calls } = await send(200, { path, typed: { email: "a@example.com", consent: "yes" } });
  expect(location).toBe("/de/newsletter?message=sent#newsletter-form");
  expect(calls[0]?.url).toBe("https://shop.test/api/newsletter/subscribe?localeCode=de&storeCode=de");
  await expect(calls[0]?.json()).resolves.toEqual({ email: "a@example.com" });
});

test("books a visit at the time that one field holds", async () => {
  const { location, calls } = await send(200, { path: "/de/forms/visit", typed: visit });
  expect(location).toBe("/de/salon/sehtest-bremen?message=sent#visit-form");
  await expect(calls[0]?.json()).resolves.toMatchObject({
    code: "sehtest-bremen",
    reason: "adjustment",
    day: "2026-12-01",
    time: "09:30",
    phone: "0421 305060",
  });
});

test("shows a visit whose time is taken again, with the times for its reason", async () => {
  const { shown } = await send(409, { path: "/de/forms/visit", typed: visit });
  expect(shown).toEqual([
    {
      path: "/de/salon/sehtest-bremen?reason=adjustment",
      refused: { form: "visit", reason: "taken", retryAt: null, typed: visit, problems: {} },
    },
  ]);
});

test("knows the salon and the reason of a visit from the form's address", async () => {
  const { code, country, reason, ...typed } = visit;
  const path = `/de/forms/visit?${new URLSearchParams({ code, country, reason })}`;
  const { location, calls } = await send(200, { path, typed });
  expect(location).toBe("/de/salon/sehtest-bremen?message=sent#visit-form");
  await expect(calls[0]?.json()).resolves.toMatchObject({ code, reason, day: "2026-12-01" });
});

test.each([
  ["/de/forms/contact", "/de/kontakt#contact-form"],
  ["/forms/contact?page=franchise", "/franczyza#contact-form"],
  ["/forms/newsletter", "/newsletter#newsletter-form"],
  ["/de/forms/visit?code=sehtest-bremen&reason=glasses", "/de/salon/sehtest-bremen?reason=glasses#visit-form"],
  ["/forms/visit", "/salony-optyczne#visit-form"],
])("leads whoever opens %s to the form", (path, location) => {
  const answer = leadToForm(new Request(`https://shop.test${path}`));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, location]);
});

test("leads a visit without a salon to the list of salons", async () => {
  const { shown } = await send(200, { path: "/forms/visit", typed: { ...visit, code: "../cart", name: "" } });
  expect(shown[0]?.path).toBe("/salony-optyczne?reason=adjustment");
});

test("shows a message with mistakes again without a call, with all that was typed", async () => {
  const typed = { ...message, name: "1234", orderNumber: "ABC" };
  const { calls, shown } = await send(200, { typed });
  expect(calls).toEqual([]);
  const { phone: _empty, ...kept } = typed;
  expect(shown).toEqual([
    {
      path: "/kontakt",
      refused: {
        form: "contact",
        reason: "invalid",
        retryAt: null,
        typed: kept,
        problems: { name: "invalid", orderNumber: "invalid" },
      },
    },
  ]);
});

test.each([
  [400, "invalid"],
  [403, "failed"],
  [413, "invalid"],
  [503, "failed"],
])("shows a message whose call is answered with %i again as %s", async (status, reason) => {
  expect((await send(status)).shown).toMatchObject([{ path: "/kontakt", refused: { reason, retryAt: null } }]);
});

test("says when a message that was sent too often can be sent again", async () => {
  const { shown } = await send(new Response(null, { status: 429, headers: { "retry-after": "3600" } }));
  const [again] = shown;
  expect(again?.refused.reason).toBe("too-often");
  expect(Date.parse(again?.refused.retryAt ?? "") - Date.now()).toBeGreaterThan(3_500_000);
});

test.each([
  ["another type", { headers: { "content-type": "text/plain" } }],
  ["too many bytes", { headers: { "content-length": "100001" } }],
  ["no length", { headers: { "content-length": "x" } }],
  ["another site", { headers: { origin: "https://evil.example" } }],
])("refuses a form with %s without a call, and shows none of its words", async (_what, request) => {
  const { location, calls, shown } = await send(200, request);
  expect([location, calls, shown]).toEqual(["/kontakt?message=failed#contact-form", [], []]);
});
