import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { requiredQueries } from "#contract/openapi/openApi.ts";
import { openForTests } from "../support/openForTests.ts";
import { accessRules } from "./accessRules.ts";
import { createFixture } from "./fixture.ts";
import { type CallName, makeCall } from "./makeCall.ts";

const platform = await openForTests();
const fixture = await createFixture(platform);

const queries = (Object.keys(accessRules) as CallName[]).flatMap((name) =>
  endpoints[name].query
    .filter((query) => query !== "token")
    .map((query) => ({ name, query, isRequired: requiredQueries[name]?.includes(query) === true })),
);
const declared = Object.entries(requiredQueries).flatMap(([name, required]) =>
  required.map((query) => ({ name, query })),
);

test("requires only query parameters that the call has", () => {
  expect(queries.filter(({ isRequired }) => isRequired)).toHaveLength(declared.length);
});

test.each(queries.filter(({ isRequired }) => isRequired))(
  "$name returns 400 or 404 without $query",
  async ({ name, query }) => {
    const { status } = await makeCall(platform, fixture, { name, caller: "owner", without: query });
    expect([400, 404]).toContain(status);
  },
);

test.each(queries.filter(({ isRequired }) => !isRequired))(
  "$name gives the same status without $query",
  async ({ name, query }) => {
    const complete = await makeCall(platform, fixture, { name, caller: "owner" });
    const { status } = await makeCall(platform, fixture, { name, caller: "owner", without: query });
    expect(status).toBe(complete.status);
  },
);
