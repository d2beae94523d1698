import {
  type ChangeFinding,
  changeFindings,
  isBlocking,
  type PrescriptionFinding,
  prescriptionFindings,
} from "../optics/findings.ts";
import { type Eye, eyes, inMinusCylinder } from "../optics/powers.ts";
import type { CommonField, Prescription } from "../optics/prescription.ts";
import type { PupillaryDistanceNote } from "../optics/pupillaryDistance.ts";
import type { RowQuestion } from "../optics/readPrescription.ts";
import { type DraftCell, overwrittenOnLeft, type PrescriptionDraft } from "./prescriptionDraft.ts";
import type { DraftContext, DraftReading } from "./readDraft.ts";

type Confirmable = Exclude<
  PrescriptionFinding["id"],
  "addition-required" | "no-power" | "thin-lens-advised" | "signs-differ"
>;

/** The topic of a question. Powers in dioptres, lengths in mm. */
export type CoachTopic =
  | (RowQuestion & { readonly eye: Eye })
  | { readonly question: "overwrite-left"; readonly fields: readonly CommonField[] }
  | { readonly question: "no-power" }
  | {
      readonly question: "signs-differ";
      /** The eye with the plus sphere: the forgotten minus is the more likely mistake. */
      readonly eye: Eye;
      /** As typed if the typed ones differ in their signs, otherwise in minus cylinder. */
      readonly spheres: Readonly<Record<Eye, number>>;
      /** Whether the typed spheres differ in their signs; otherwise they do once a plus cylinder is transposed. */
      readonly isAsTyped: boolean;
    }
  | { readonly question: Confirmable; readonly by: number | null; readonly eyes: readonly Eye[] }
  | { readonly question: ChangeFinding["id"]; readonly eye: Eye | null; readonly by: number | null }
  | { readonly question: "sides-assumed"; readonly side: number }
  | { readonly question: "distance-unusual"; readonly total: number; readonly from: number; readonly to: number }
  | { readonly question: "sides-differ"; readonly by: number }
  | { readonly question: "expired"; readonly until: string };

/** A question about a draft. */
export interface CoachQuestion {
  readonly topic: CoachTopic;
  /** Identifies the question. It changes with the values that the question is about. */
  readonly key: string;
  /** The cells that the question is about; the first is the one to look at again. */
  readonly cells: readonly [DraftCell, ...DraftCell[]];
}

const createQuestion = (topic: CoachTopic, values: unknown, ...cells: CoachQuestion["cells"]): CoachQuestion => ({
  topic,
  key: `${topic.question} ${JSON.stringify(values)}`,
  cells,
});

const bothSpheres = ["right.sphere", "left.sphere"] as const;

/** Creates a question about one value of each affected eye. */
function questionForCells(
  { id, eyes: affected }: Extract<PrescriptionFinding, { readonly id: "high-cylinder" | "addition-unused" }>,
  value: "addition" | "cylinder",
  powers: Prescription,
): CoachQuestion {
  const [first = "right", ...others] = affected;
  const cells = others.map((eye): DraftCell => `${eye}.${value}`);
  return createQuestion({ question: id, by: null, eyes: affected }, powers, `${first}.${value}`, ...cells);
}

function questionsForFinding(finding: PrescriptionFinding, eyesPowers: Prescription): CoachQuestion[] {
  const { right, left } = eyesPowers;
  switch (finding.id) {
    // Shown as a problem of the field, and with the choice of lenses.
    case "addition-required":
    case "thin-lens-advised":
      return [];
    case "no-power":
      return [createQuestion({ question: "no-power" }, null, ...bothSpheres)];
    case "signs-differ": {
      const isAsTyped = right.sphere * left.sphere < 0;
      // What is asked about, and written by the answers, must be what stands on the paper.
      const shown = isAsTyped ? eyesPowers : { right: inMinusCylinder(right), left: inMinusCylinder(left) };
      const spheres = { right: shown.right.sphere, left: shown.left.sphere };
      const eye = spheres.right > 0 ? "right" : "left";
      return [createQuestion({ question: "signs-differ", eye, spheres, isAsTyped }, eyesPowers, `${eye}.sphere`)];
    }
    case "eyes-differ-slightly":
    case "eyes-differ":
    case "eyes-differ-much":
      return [createQuestion({ question: finding.id, by: finding.by, eyes }, eyesPowers, ...bothSpheres)];
    case "optician-advised":
      return [createQuestion({ question: finding.id, by: finding.strongest, eyes }, eyesPowers, ...bothSpheres)];
    case "additions-differ":
      return [
        createQuestion({ question: finding.id, by: finding.by, eyes }, eyesPowers, "right.addition", "left.addition"),
      ];
    case "cylinders-crossed":
      return [createQuestion({ question: finding.id, by: null, eyes }, eyesPowers, "right.cylinder", "left.cylinder")];
    case "addition-unused":
      return [questionForCells(finding, "addition", eyesPowers)];
    case "high-cylinder":
      return [questionForCells(finding, "cylinder", eyesPowers)];
  }
}

function questionForChange(finding: ChangeFinding, now: Prescription): CoachQuestion {
  return finding.id === "eyes-swapped"
    ? createQuestion({ question: finding.id, eye: null, by: null }, now, ...bothSpheres)
    : createQuestion({ question: finding.id, eye: finding.eye, by: finding.by }, now, `${finding.eye}.sphere`);
}

function questionForDistance(note: PupillaryDistanceNote, total: number, cell: DraftCell): CoachQuestion {
  return note.note === "unusual"
    ? createQuestion({ question: "distance-unusual", total, from: note.from, to: note.to }, total, cell)
    : createQuestion({ question: "sides-differ", by: note.by }, [total, note.by], "distance.right", "distance.left");
}

/** Returns the questions that must be answered before the rows are accepted. */
function openQuestions(draft: PrescriptionDraft, { rows }: DraftReading): CoachQuestion[] {
  const overwritten = draft.bothEyes === "asked" ? overwrittenOnLeft(draft) : [];
  return [
    ...(draft.bothEyes === "asked"
      ? [createQuestion({ question: "overwrite-left", fields: overwritten }, overwritten, "left.sphere")]
      : []),
    ...eyes.flatMap((eye) =>
      rows[eye].questions.map((question) =>
        createQuestion({ ...question, eye }, [eye, question], `${eye}.${question.field}`),
      ),
    ),
  ];
}

/** Returns the questions about values that are valid but doubtful. */
function doubts(
  draft: PrescriptionDraft,
  reading: DraftReading,
  { type, previousPrescription }: DraftContext,
): CoachQuestion[] {
  const { prescription, distance, validity } = reading;
  const distanceCell = draft.distance === "single" ? "distance.total" : "distance.right";
  const found: CoachQuestion[] = [];
  if (prescription) {
    if (previousPrescription)
      found.push(
        ...changeFindings(prescription, previousPrescription).map((finding) =>
          questionForChange(finding, prescription),
        ),
      );
    const findings = prescriptionFindings(prescription, type);
    const blocking = findings.filter(isBlocking);
    const others = findings.filter((finding) => !isBlocking(finding));
    found.push(...[...blocking, ...others].flatMap((finding) => questionsForFinding(finding, prescription)));
  }
  if (distance.ok) {
    const { total, right, isHalved } = distance.value;
    if (type === "progressive" && isHalved) {
      found.push(createQuestion({ question: "sides-assumed", side: right }, total, distanceCell));
    }
    found.push(...distance.notes.map((note) => questionForDistance(note, total, distanceCell)));
  }
  if (validity?.ok && validity.state === "expired") {
    found.push(createQuestion({ question: "expired", until: validity.until }, validity.until, "examined"));
  }
  return found;
}

/**
 * Returns the open questions, the most important first. There are none while the shopper is typing. `is-plano`,
 * `which-sign`, `overwrite-left` and `no-power` prevent a value; all others are doubts that the shopper confirms and the
 * optician sees.
 */
export function coachQuestions(
  draft: PrescriptionDraft,
  reading: DraftReading,
  context: DraftContext,
): readonly CoachQuestion[] {
  if (draft.typing !== null) return [];
  const open = openQuestions(draft, reading).filter(
    ({ topic, cells: [cell] }) => topic.question === "overwrite-left" || draft.left.includes(cell),
  );
  const doubtful = doubts(draft, reading, context).filter(({ key }) => !draft.confirmed.includes(key));
  return [...open, ...doubtful];
}
