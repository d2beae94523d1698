import { expect, test } from "vitest";
import { subscribeToNewsletter } from "#app/state/account/newsletter.ts";
import { createClient, type Fetch } from "#client/createClient.ts";
import { storeViews } from "#configuration/storeViews.ts";

function clientOf(fetch: Fetch) {
  const [store] = storeViews;
  if (!store) throw new Error("There is no store view.");
  return createClient({ fetch, origin: "http://shop.test", store, requester: "browser" });
}

test("asks for the newsletter in the language of the store view", async () => {
  const sent: [string, unknown][] = [];
  const client = clientOf(async (request) => {
    sent.push([request.url, await request.json()]);
    return Response.json({ code: 200, result: true });
  });
  await expect(subscribeToNewsletter(client, "ola@example.com")).resolves.toBeNull();
  const address = "http://shop.test/api/newsletter/subscribe?localeCode=pl&storeCode=pl";
  expect(sent).toEqual([[address, { email: "ola@example.com" }]]);
});

test("says why it was refused", async () => {
  const client = clientOf(async () => Response.json({ code: 500, result: "No." }, { status: 500 }));
  await expect(subscribeToNewsletter(client, "ola@example.com")).resolves.toEqual({ refused: "failed" });
});
