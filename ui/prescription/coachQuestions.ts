import {
  type ChangeFinding,
  changeFindings,
  isBlocking,
  type PrescriptionFinding,
  prescriptionFindings,
} from "../optics/findings.ts";
import { type Eye, eyes } from "../optics/powers.ts";
import type { CommonField, Prescription } from "../optics/prescription.ts";
import type { PupillaryDistanceNote } from "../optics/pupillaryDistance.ts";
import type { RowQuestion } from "../optics/readPrescription.ts";
import { type DraftCell, overwrittenOnLeft, type PrescriptionDraft } from "./prescriptionDraft.ts";
import type { DraftContext, DraftReading } from "./readDraft.ts";

type Confirmable = Exclude<
  PrescriptionFinding["id"],
  "addition-required" | "no-power" | "thin-lens-advised" | "signs-differ"
>;

/** What an optician at the counter would ask. Powers in dioptres, lengths in mm. */
export type Asked =
  | (RowQuestion & { readonly eye: Eye })
  | { readonly question: "overwrite-left"; readonly fields: readonly CommonField[] }
  | { readonly question: "no-power" }
  | {
      readonly question: "signs-differ";
      /** The eye with the plus, which is the sign that is forgotten to be changed. */
      readonly eye: Eye;
      readonly spheres: Readonly<Record<Eye, number>>;
    }
  | { readonly question: Confirmable; readonly by: number | null; readonly eyes: readonly Eye[] }
  | { readonly question: ChangeFinding["id"]; readonly eye: Eye | null; readonly by: number | null }
  | { readonly question: "sides-assumed"; readonly side: number }
  | { readonly question: "distance-unusual"; readonly total: number; readonly from: number; readonly to: number }
  | { readonly question: "sides-differ"; readonly by: number }
  | { readonly question: "expired"; readonly until: string };

export interface CoachQuestion {
  readonly asked: Asked;
  /** The same for as long as it is about the same figures. */
  readonly key: string;
  /** What it is about; the first is where to look again. */
  readonly cells: readonly [DraftCell, ...DraftCell[]];
}

const asks = (asked: Asked, about: unknown, ...cells: CoachQuestion["cells"]): CoachQuestion => ({
  asked,
  key: `${asked.question} ${JSON.stringify(about)}`,
  cells,
});

const bothSpheres = ["right.sphere", "left.sphere"] as const;

/** A question about one value of each of these eyes. */
function ofCells(
  { id, eyes: about }: Extract<PrescriptionFinding, { readonly id: "high-cylinder" | "addition-unused" }>,
  value: "addition" | "cylinder",
  powers: Prescription,
): CoachQuestion {
  const [first = "right", ...others] = about;
  const cells = others.map((eye): DraftCell => `${eye}.${value}`);
  return asks({ question: id, by: null, eyes: about }, powers, `${first}.${value}`, ...cells);
}

function ofFinding(finding: PrescriptionFinding, eyesPowers: Prescription): CoachQuestion[] {
  const { right, left } = eyesPowers;
  switch (finding.id) {
    // Said of the field itself, or of the lenses when they are chosen.
    case "addition-required":
    case "thin-lens-advised":
      return [];
    case "no-power":
      return [asks({ question: "no-power" }, null, ...bothSpheres)];
    case "signs-differ": {
      const eye = right.sphere > 0 ? "right" : "left";
      const spheres = { right: right.sphere, left: left.sphere };
      return [asks({ question: "signs-differ", eye, spheres }, eyesPowers, `${eye}.sphere`)];
    }
    case "eyes-differ-slightly":
    case "eyes-differ":
    case "eyes-differ-much":
      return [asks({ question: finding.id, by: finding.by, eyes }, eyesPowers, ...bothSpheres)];
    case "optician-advised":
      return [asks({ question: finding.id, by: finding.strongest, eyes }, eyesPowers, ...bothSpheres)];
    case "additions-differ":
      return [asks({ question: finding.id, by: finding.by, eyes }, eyesPowers, "right.addition", "left.addition")];
    case "cylinder-signs-differ":
      return [asks({ question: finding.id, by: null, eyes }, eyesPowers, "right.cylinder", "left.cylinder")];
    case "addition-unused":
      return [ofCells(finding, "addition", eyesPowers)];
    case "high-cylinder":
      return [ofCells(finding, "cylinder", eyesPowers)];
  }
}

function ofChange(finding: ChangeFinding, now: Prescription): CoachQuestion {
  return finding.id === "eyes-swapped"
    ? asks({ question: finding.id, eye: null, by: null }, now, ...bothSpheres)
    : asks({ question: finding.id, eye: finding.eye, by: finding.by }, now, `${finding.eye}.sphere`);
}

function ofDistance(note: PupillaryDistanceNote, total: number, cell: DraftCell): CoachQuestion {
  return note.note === "unusual"
    ? asks({ question: "distance-unusual", total, from: note.from, to: note.to }, total, cell)
    : asks({ question: "sides-differ", by: note.by }, [total, note.by], "distance.right", "distance.left");
}

/** What must be answered before anything is made of the rows. */
function openQuestions(draft: PrescriptionDraft, { rows }: DraftReading): CoachQuestion[] {
  const overwritten = draft.bothEyes === "asked" ? overwrittenOnLeft(draft) : [];
  return [
    ...(draft.bothEyes === "asked"
      ? [asks({ question: "overwrite-left", fields: overwritten }, overwritten, "left.sphere")]
      : []),
    ...eyes.flatMap((eye) =>
      rows[eye].questions.map((question) => asks({ ...question, eye }, [eye, question], `${eye}.${question.field}`)),
    ),
  ];
}

/** What is worth a second look. */
function doubts(draft: PrescriptionDraft, reading: DraftReading, { type, last }: DraftContext): CoachQuestion[] {
  const { prescription, distance, validity } = reading;
  const distanceCell = draft.distance === "single" ? "distance.total" : "distance.right";
  const found: CoachQuestion[] = [];
  if (prescription) {
    if (last) found.push(...changeFindings(prescription, last).map((finding) => ofChange(finding, prescription)));
    const findings = prescriptionFindings(prescription, type);
    const blocking = findings.filter(isBlocking);
    const others = findings.filter((finding) => !isBlocking(finding));
    found.push(...[...blocking, ...others].flatMap((finding) => ofFinding(finding, prescription)));
  }
  if (distance.ok) {
    const { total, right, isHalved } = distance.value;
    if (type === "progressive" && isHalved) {
      found.push(asks({ question: "sides-assumed", side: right }, total, distanceCell));
    }
    found.push(...distance.notes.map((note) => ofDistance(note, total, distanceCell)));
  }
  if (validity?.ok && validity.state === "expired") {
    found.push(asks({ question: "expired", until: validity.until }, validity.until, "examined"));
  }
  return found;
}

/**
 * The questions that are still open, the gravest first, of what somebody has left and not just types. The value is held
 * back by those about a row (`is-plano`, `which-sign`), by `overwrite-left` and `no-power`; all others are doubts that
 * the shopper dispels, and that an optician is shown.
 */
export function coachQuestions(
  draft: PrescriptionDraft,
  reading: DraftReading,
  context: DraftContext,
): readonly CoachQuestion[] {
  if (draft.typing !== null) return [];
  const open = openQuestions(draft, reading).filter(
    ({ asked, cells: [cell] }) => asked.question === "overwrite-left" || draft.left.includes(cell),
  );
  const doubtful = doubts(draft, reading, context).filter(({ key }) => !draft.confirmed.includes(key));
  return [...open, ...doubtful];
}
