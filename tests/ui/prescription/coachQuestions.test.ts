import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { coachQuestions } from "../../../ui/prescription/coachQuestions.ts";
import { coachWords } from "../../../ui/prescription/coachWords.ts";
import type { PrescriptionDraft } from "../../../ui/prescription/prescriptionDraft.ts";
import { type DraftContext, readDraft } from "../../../ui/prescription/readDraft.ts";
import { catalogues } from "../messages/catalogues.ts";
import { after, context, typed } from "./drafts.ts";

const english = createIntl({ locale: "en", messages: { ...catalogues.get("en") } });

const questionsOf = (draft: PrescriptionDraft, changes: Partial<DraftContext> = {}) => {
  const changed = { ...context, ...changes };
  return coachQuestions(draft, readDraft(draft, changed), changed);
};
const topicsOf = (...args: Parameters<typeof questionsOf>) => questionsOf(...args).map(({ topic }) => topic.question);

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
])("the spheres %s and %s lead to the questions %j", (right, left, questions) => {
  expect(topicsOf(spheres(right, left))).toEqual(questions);
});

test("asks nothing about an empty form or while typing", () => {
  expect(topicsOf(after([]))).toEqual([]);
  expect(
    topicsOf(after([...typed({ "right.sphere": "" }), { change: "type", cell: "right.axis", text: "9" }])),
  ).toEqual([]);
});

test("asks nothing about an untouched row until everything is revealed", () => {
  const draft = after(typed({ "right.sphere": "-1,00" }));
  expect(topicsOf(draft)).toEqual([]);
  expect(topicsOf(after([{ change: "reveal" }], draft))).toEqual(["is-plano"]);
});

test("asks a confirmed question again only if its values change", () => {
  const draft = spheres("-1,00", "-4,50");
  const [question] = questionsOf(draft);
  const answered = after([{ change: "confirm", question: question?.key ?? "" }], draft);
  expect(topicsOf(answered)).toEqual([]);
  expect(topicsOf(after(typed({ "left.sphere": "-5,00" }), answered))).toEqual(["eyes-differ-much"]);
});

test("asks about the eye with the plus if the signs differ", () => {
  expect(questionsOf(spheres("+2,00", "-1,50"))[0]?.topic).toMatchObject({ question: "signs-differ", eye: "right" });
  expect(questionsOf(spheres("-2,75", "+2,50"))[0]?.topic).toMatchObject({ question: "signs-differ", eye: "left" });
});

test.each([
  ["+1,00", "-1,00", { right: 1, left: -1 }, true],
  ["-0,25", "-1,00", { right: 0.25, left: -1 }, false],
])("signs that differ beside a plus cylinder are those on the paper: %s and %s", (right, left, shown, isAsTyped) => {
  const texts = { "right.sphere": right, "right.cylinder": "+0,50", "right.axis": "90", "left.sphere": left };
  const [question] = questionsOf(after(typed(texts)));
  expect(question?.topic).toEqual({ question: "signs-differ", eye: "right", spheres: shown, isAsTyped });
});

test("changes the sign of the typed sphere beside a plus cylinder, not of the transposed one", () => {
  const texts = { "right.sphere": "+1,00", "right.cylinder": "+0,50", "right.axis": "90", "left.sphere": "-1,00" };
  const draft = after(typed(texts));
  const [question] = questionsOf(draft);
  const words = question && coachWords(english, question);
  expect(words?.text).toContain("The right eye has +1.00, the left one −1.00.");
  expect(words?.answers.map(({ label }) => label)).toEqual(["Change to −1.00", "Leave +1.00, as on my prescription"]);
  const changes = words?.answers[0]?.effect;
  const changed = Array.isArray(changes) ? after(changes, draft) : draft;
  expect(readDraft(changed, context).prescription?.right).toMatchObject({ sphere: -1, cylinder: 0.5, axis: 90 });
});

test("asks first about eyes that are swapped compared with the previous prescription", () => {
  const eye = { cylinder: 0, axis: null, addition: null, prism: null };
  const previousPrescription = { right: { ...eye, sphere: -3 }, left: { ...eye, sphere: -1 } };
  expect(topicsOf(spheres("-1,00", "-3,00"), { previousPrescription })).toEqual(["eyes-swapped", "eyes-differ"]);
  expect(topicsOf(spheres("-5,00", "-1,00"), { previousPrescription })).toEqual(["changed-much", "eyes-differ-much"]);
});

test("asks once about an addition that the lenses do not use", () => {
  const values = { "right.sphere": "-1", "right.addition": "2", "left.sphere": "-1", "left.addition": "2" };
  const draft = after(typed(values));
  const [question] = questionsOf(draft);
  expect(question).toMatchObject({
    topic: { question: "addition-unused", eyes: ["right", "left"] },
    cells: ["right.addition", "left.addition"],
  });
  expect(topicsOf(after([{ change: "confirm", question: question?.key ?? "" }], draft))).toEqual([]);
  expect(topicsOf(draft, { type: "progressive" })).not.toContain("addition-unused");
});

test("asks about an unusual distance, assumed halves and an expired date", () => {
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
  expect(topicsOf(draft, { type: "progressive" })).toEqual(["sides-assumed", "distance-unusual", "expired"]);
});

test("asks about overwriting the left eye before everything else", () => {
  const draft = after([{ change: "both-eyes", mode: "same" }], spheres("-1,00", "-4,50"));
  expect(topicsOf(draft)[0]).toBe("overwrite-left");
});
