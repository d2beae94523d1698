import type { IntlShape } from "react-intl";
import { type CoachQuestion, coachQuestions } from "./coachQuestions.ts";
import { placeWords, shownText } from "./figureWords.ts";
import { type DraftCell, isLocked, partsOf, type PrescriptionDraft, textIn } from "./prescriptionDraft.ts";
import type { CellView } from "./PrescriptionCell.tsx";
import { type DraftContext, type DraftReading, type ProblemInCell, readDraft } from "./readDraft.ts";

/** A draft as it is shown: its current message and its cells. */
export interface DraftView {
  readonly draft: PrescriptionDraft;
  readonly reading: DraftReading;
  /** Of cells that somebody has left. */
  readonly problems: readonly ProblemInCell[];
  readonly questions: readonly CoachQuestion[];
  readonly idOf: (cell: DraftCell) => string;
  readonly viewOf: (cell: DraftCell) => CellView;
}

/** The id of a cell's message. */
export const problemId = (cellId: string): string => `${cellId}-problem`;

/** What there is to be seen of a draft; `base` is what its ids begin with. */
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
