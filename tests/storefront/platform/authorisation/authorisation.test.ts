import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openForTests } from "../support/openForTests.ts";
import type { Answer } from "../support/openTestPlatform.ts";
import { askRow, type Name } from "./askRow.ts";
import { type Rule, rows } from "./rows.ts";
import { everybody, openWorld, secret, type Who } from "./world.ts";

const platform = await openForTests();
const world = await openWorld(platform);

type Answers = Readonly<Record<Who, Answer>>;

const names = Object.keys(rows) as Name[];
const ruledBy = (rule: Rule) => names.filter((name) => rows[name].rule === rule);

async function askAll(name: Name): Promise<Answers> {
  const answers: [Who, Answer][] = [];
  for (const who of everybody) answers.push([who, await askRow(platform, world, { name, who })]);
  return Object.fromEntries(answers) as Answers;
}

const statuses = (answers: Answers) => everybody.map((who) => answers[who].status);
const text = ({ json }: Answer) => JSON.stringify(json);

test("every call of the contract has its row", () => {
  expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test.each(ruledBy("owner"))("%s: to whoever it does not belong to there is none", async (name) => {
  const answers = await askAll(name);
  const [guest, other, expired, forged, owner] = statuses(answers);
  expect({ guest, other, expired, forged }).toEqual({ guest: 404, other: 404, expired: 401, forged: 401 });
  expect(owner).toBe(rows[name].status);
  expect(text(answers.owner)).not.toContain("CART_UNKNOWN");
  for (const who of ["guest", "other", "expired", "forged"] as const) {
    expect(text(answers[who])).not.toContain(world.owner.email);
    expect(text(answers[who])).not.toContain(secret);
  }
});

test.each(ruledBy("customer"))("%s: only for whoever is logged in", async (name) => {
  const answers = await askAll(name);
  const [guest, other, expired, forged, owner] = statuses(answers);
  expect({ guest, expired, forged }).toEqual({ guest: 401, expired: 401, forged: 401 });
  expect(other).toBe(owner);
  expect(other).not.toBe(401);
  for (const who of ["guest", "other", "expired", "forged"] as const) {
    expect(text(answers[who])).not.toContain(world.owner.email);
    expect(text(answers[who])).not.toContain(secret);
    expect(text(answers[who])).not.toContain(world.order.number);
  }
});

test.each(ruledBy("visitor"))(
  "%s: for a guest or a customer, and a token that is not valid is neither",
  async (name) => {
    const [guest, other, expired, forged, owner] = statuses(await askAll(name));
    expect({ other, expired, forged, owner }).toEqual({ other: guest, expired: 401, forged: 401, owner: guest });
    expect(guest).toBe(rows[name].status);
  },
);

test.each(ruledBy("anybody"))("%s: it does not look who asks", async (name) => {
  const answers = await askAll(name);
  expect(new Set(statuses(answers)).size).toBe(1);
  expect(statuses(answers)[0]).not.toBe(500);
  for (const who of everybody) {
    expect(text(answers[who])).not.toContain(world.owner.email);
    expect(text(answers[who])).not.toContain(secret);
  }
});

describe("what nobody expected", () => {
  test("did not happen", () => expect(platform.errors).toEqual([]));
});
