import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openForTests } from "../support/openForTests.ts";
import type { Answer } from "../support/openTestPlatform.ts";
import { type Access, accessRules } from "./accessRules.ts";
import { type Caller, callers, createFixture, secret } from "./fixture.ts";
import { type CallName, makeCall } from "./makeCall.ts";

const platform = await openForTests();
const fixture = await createFixture(platform);

type Answers = Readonly<Record<Caller, Answer>>;

const names = Object.keys(accessRules) as CallName[];
const callsFor = (access: Access) => names.filter((name) => accessRules[name].access === access);

/** Makes a call as each of the callers. */
async function callAsAll(name: CallName): Promise<Answers> {
  const answers: [Caller, Answer][] = [];
  for (const caller of callers) answers.push([caller, await makeCall(platform, fixture, { name, caller })]);
  return Object.fromEntries(answers) as Answers;
}

const statuses = (answers: Answers) => callers.map((caller) => answers[caller].status);
const text = ({ json }: Answer) => JSON.stringify(json);

test("has an access rule for every call of the contract", () => {
  expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test.each(callsFor("owner"))("%s returns 404 to everyone but the owner", async (name) => {
  const answers = await callAsAll(name);
  const [guest, other, expired, forged, owner] = statuses(answers);
  expect({ guest, other, expired, forged }).toEqual({ guest: 404, other: 404, expired: 401, forged: 401 });
  expect(owner).toBe(accessRules[name].status);
  expect(text(answers.owner)).not.toContain("CART_UNKNOWN");
  for (const caller of ["guest", "other", "expired", "forged"] as const) {
    expect(text(answers[caller])).not.toContain(fixture.owner.email);
    expect(text(answers[caller])).not.toContain(secret);
  }
});

test.each(callsFor("customer"))("%s returns 401 without a valid login", async (name) => {
  const answers = await callAsAll(name);
  const [guest, other, expired, forged, owner] = statuses(answers);
  expect({ guest, expired, forged }).toEqual({ guest: 401, expired: 401, forged: 401 });
  expect(other).toBe(owner);
  expect(other).not.toBe(401);
  for (const caller of ["guest", "other", "expired", "forged"] as const) {
    expect(text(answers[caller])).not.toContain(fixture.owner.email);
    expect(text(answers[caller])).not.toContain(secret);
    expect(text(answers[caller])).not.toContain(fixture.order.number);
  }
});

test.each(callsFor("visitor"))(
  "%s answers guests and customers, and returns 401 for an invalid token",
  async (name) => {
    const [guest, other, expired, forged, owner] = statuses(await callAsAll(name));
    expect({ other, expired, forged, owner }).toEqual({ other: guest, expired: 401, forged: 401, owner: guest });
    expect(guest).toBe(accessRules[name].status);
  },
);

test.each(callsFor("anybody"))("%s answers all callers alike", async (name) => {
  const answers = await callAsAll(name);
  expect(new Set(statuses(answers)).size).toBe(1);
  expect(statuses(answers)[0]).not.toBe(500);
  for (const caller of callers) {
    expect(text(answers[caller])).not.toContain(fixture.owner.email);
    expect(text(answers[caller])).not.toContain(secret);
  }
});

describe("all these calls", () => {
  test("cause no unexpected error", () => expect(platform.errors).toEqual([]));
});
