import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { requiredQueries } from "#contract/openapi/requiredQueries.ts";
import { openForTests } from "../support/openForTests.ts";
import { askRow, type Name } from "./askRow.ts";
import { rows } from "./rows.ts";
import { openWorld } from "./world.ts";

const platform = await openForTests();
const world = await openWorld(platform);

const queries = (Object.keys(rows) as Name[]).flatMap((name) =>
  endpoints[name].query
    .filter((query) => query !== "token")
    .map((query) => ({ name, query, isRequired: requiredQueries[name]?.includes(query) === true })),
);
const told = Object.entries(requiredQueries).flatMap(([name, needed]) => needed.map((query) => ({ name, query })));

test("only what a call takes is required of it", () => {
  expect(queries.filter(({ isRequired }) => isRequired)).toHaveLength(told.length);
});

test.each(queries.filter(({ isRequired }) => isRequired))(
  "$name is refused without $query",
  async ({ name, query }) => {
    const { status } = await askRow(platform, world, { name, who: "owner", without: query });
    expect([400, 404]).toContain(status);
  },
);

test.each(queries.filter(({ isRequired }) => !isRequired))("$name can do without $query", async ({ name, query }) => {
  const whole = await askRow(platform, world, { name, who: "owner" });
  const { status } = await askRow(platform, world, { name, who: "owner", without: query });
  expect(status).toBe(whole.status);
});
