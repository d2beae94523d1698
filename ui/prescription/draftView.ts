import type { IntlShape } from "react-intl";
import { type CoachQuestion, coachQuestions } from "./coachQuestions.ts";
import { placeWords, shownText } from "./figureWords.ts";
import { type DraftCell, isLocked, partsOf, type PrescriptionDraft, textIn } from "./prescriptionDraft.ts";
import type { CellView } from "./PrescriptionCell.tsx";
import { type DraftContext, type DraftReading, type ProblemInCell, readDraft } from "./readDraft.ts";

/** What is shown of a draft. */
export interface DraftView {
  readonly draft: PrescriptionDraft;
  readonly reading: DraftReading;
  /** The problems of cells that the shopper has left. */
  readonly problems: readonly ProblemInCell[];
  readonly questions: readonly CoachQuestion[];
  /** Returns the element id of a cell. */
  readonly idOf: (cell: DraftCell) => string;
  readonly viewOf: (cell: DraftCell) => CellView;
}

/** Returns the element id of the problem of a cell. */
export const problemId = (cellId: string): string => `${cellId}-problem`;

/** Returns what is shown of a draft. `base` is the prefix of its element ids. */
export function draftView(intl: IntlShape, base: string, draft: PrescriptionDraft, context: DraftContext): DraftView {
  const reading = readDraft(draft, context);
  const problems = reading.problems.filter(({ cell }) => draft.left.includes(cell));
  const questions = coachQuestions(draft, reading, context);
  const idOf = (cell: DraftCell) => `${base}-${cell}`;

  function stateOf(cell: DraftCell): CellView["state"] {
    if (isLocked(draft, cell)) return "locked";
    if (problems.some((problem) => problem.cell === cell)) return "wrong";
    return questions[0]?.cells.includes(cell) ? "asked" : "usual";
  }

  function viewOf(cell: DraftCell): CellView {
    const { field } = partsOf(cell);
    const [state, id, label] = [stateOf(cell), idOf(cell), placeWords(intl, cell)];
    return {
      id,
      cell,
      field,
      label,
      text: textIn(draft, cell),
      shown: shownText(intl, draft, reading, cell),
      state,
      listLabel: intl.formatMessage({ id: "ui.prescriptionForm.choose" }, { place: label }),
      describedBy: state === "wrong" ? problemId(id) : undefined,
    };
  }
  return { draft, reading, problems, questions, idOf, viewOf };
}
