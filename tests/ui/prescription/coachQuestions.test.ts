import { expect, test } from "vitest";
import { coachQuestions } from "../../../ui/prescription/coachQuestions.ts";
import type { PrescriptionDraft } from "../../../ui/prescription/prescriptionDraft.ts";
import { type DraftContext, readDraft } from "../../../ui/prescription/readDraft.ts";
import { after, context, typed } from "./drafts.ts";

const asked = (draft: PrescriptionDraft, its: Partial<DraftContext> = {}) => {
  const whole = { ...context, ...its };
  return coachQuestions(draft, readDraft(draft, whole), whole);
};
const names = (...given: Parameters<typeof asked>) => asked(...given).map((each) => each.asked.question);

const spheres = (right: string, left: string) => after(typed({ "right.sphere": right, "left.sphere": left }));

test.each([
  ["-2,00", "-2,25", []],
  ["-1,00", "+1,00", ["signs-differ", "eyes-differ"]],
  ["-1,00", "-2,00", ["eyes-differ-slightly"]],
  ["-0,25", "+0,25", ["signs-differ"]],
  ["-1,00", "-4,50", ["eyes-differ-much"]],
  ["-8,50", "-8,50", ["optician-advised"]],
  ["0", "pl", ["no-power"]],
  ["", "-1,00", ["is-plano"]],
  ["2,00", "2,00", ["which-sign", "which-sign"]],
])("%s and %s ask %j", (right, left, questions) => {
  expect(names(spheres(right, left))).toEqual(questions);
});

test("of an empty paper, and of what is being typed, nothing is asked", () => {
  expect(names(after([]))).toEqual([]);
  expect(names(after([...typed({ "right.sphere": "" }), { change: "type", cell: "right.axis", text: "9" }]))).toEqual(
    [],
  );
});

test("of a row that nobody has come to nothing is asked, until everything is to be said", () => {
  const draft = after(typed({ "right.sphere": "-1,00" }));
  expect(names(draft)).toEqual([]);
  expect(names(after([{ change: "reveal" }], draft))).toEqual(["is-plano"]);
});

test("what was answered is asked no more, until its figures are others", () => {
  const draft = spheres("-1,00", "-4,50");
  const [question] = asked(draft);
  const answered = after([{ change: "confirm", question: question?.key ?? "" }], draft);
  expect(names(answered)).toEqual([]);
  expect(names(after(typed({ "left.sphere": "-5,00" }), answered))).toEqual(["eyes-differ-much"]);
});

test("the plus is what is doubted where signs differ", () => {
  expect(asked(spheres("+2,00", "-1,50"))[0]?.asked).toMatchObject({ question: "signs-differ", eye: "right" });
  expect(asked(spheres("-2,75", "+2,50"))[0]?.asked).toMatchObject({ question: "signs-differ", eye: "left" });
});

test("eyes that stand the other way round than last time are asked about first", () => {
  const eye = { cylinder: 0, axis: null, addition: null, prism: null };
  const last = { right: { ...eye, sphere: -3 }, left: { ...eye, sphere: -1 } };
  expect(names(spheres("-1,00", "-3,00"), { last })).toEqual(["eyes-swapped", "eyes-differ"]);
  expect(names(spheres("-5,00", "-1,00"), { last })).toEqual(["changed-much", "eyes-differ-much"]);
});

test("an addition that the lenses do not use is told, and confirmed once", () => {
  const values = { "right.sphere": "-1", "right.addition": "2", "left.sphere": "-1", "left.addition": "2" };
  const draft = after(typed(values));
  const [question] = asked(draft);
  expect(question).toMatchObject({
    asked: { question: "addition-unused", eyes: ["right", "left"] },
    cells: ["right.addition", "left.addition"],
  });
  expect(names(after([{ change: "confirm", question: question?.key ?? "" }], draft))).toEqual([]);
  expect(names(draft, { type: "progressive" })).not.toContain("addition-unused");
});

test("a distance, its halves and an old date are asked about", () => {
  const draft = after(
    typed({
      "right.sphere": "-1",
      "right.addition": "2",
      "left.sphere": "-1",
      "left.addition": "2",
      "distance.total": "52",
      examined: "2024-01-10",
    }),
  );
  expect(names(draft, { type: "progressive" })).toEqual(["sides-assumed", "distance-unusual", "expired"]);
});

test("taking the right eye's values for the left one is asked before everything else", () => {
  const draft = after([{ change: "both-eyes", wanted: "same" }], spheres("-1,00", "-4,50"));
  expect(names(draft)[0]).toBe("overwrite-left");
});
