import { expect, test } from "vitest";
import { checkTermination, contractNumbers, terminationLengths, type TypedTermination } from "#domain/termination.ts";

const today = "2026-11-20";
const typed: TypedTermination = {
  kind: "ordinary",
  reason: "",
  name: " Anna Nowak ",
  email: " anna@example.pl ",
  contract: " Abonnement 12 ",
  endsOn: "",
};

test("takes a statement without a reason and without a day", () => {
  expect(checkTermination(typed, today)).toEqual({
    ok: true,
    value: {
      kind: "ordinary",
      reason: "",
      name: "Anna Nowak",
      email: "anna@example.pl",
      contract: "Abonnement 12",
      endsOn: "",
    },
  });
});

test("takes a reason only for an extraordinary one, and today or a later day", () => {
  expect(checkTermination({ ...typed, reason: "Umzug" }, today)).toMatchObject({ value: { reason: "" } });
  const stated = { ...typed, kind: "extraordinary", reason: " Umzug ", endsOn: today };
  expect(checkTermination(stated, today)).toMatchObject({ value: { reason: "Umzug", endsOn: today } });
});

test.each<readonly [change: Partial<TypedTermination>, errors: object]>([
  [{ kind: "" }, { kind: "required" }],
  [{ kind: "extraordinary" }, { reason: "required" }],
  [{ kind: "extraordinary", reason: "x".repeat(terminationLengths.reason + 1) }, { reason: "too-long" }],
  [{ name: " " }, { name: "required" }],
  [{ email: "" }, { email: "required" }],
  [{ contract: " " }, { contract: "required" }],
  [{ contract: "x".repeat(terminationLengths.contract + 1) }, { contract: "too-long" }],
  [{ endsOn: "?" }, { endsOn: "invalid" }],
  [{ endsOn: "2026-02-30" }, { endsOn: "invalid" }],
  [{ endsOn: "2026-11-19" }, { endsOn: "past" }],
  [
    { name: "", contract: "" },
    { name: "required", contract: "required" },
  ],
])("%j is refused with %j", (change, errors) => {
  expect(checkTermination({ ...typed, ...change }, today)).toEqual({ ok: false, errors });
});

test.each([
  ["12", [12]],
  ["Bestellung #000 000 012", [12]],
  ["Abonnement 7, Bestellung 000000012", [7, 12]],
  ["mein Linsen-Abo", []],
  ["1, 2, 3, 4, 5", [1, 2, 3]],
])("finds in %j the numbers %j", (contract, numbers) => {
  expect(contractNumbers(contract)).toEqual(numbers);
});
