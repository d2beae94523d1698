import { useIntl } from "react-intl";
import { FieldError } from "../forms/Field.tsx";
import { placeWords, problemWords } from "./cellWords.ts";
import { type DraftView, problemId } from "./draftView.ts";
import type { CellField } from "./prescriptionDraft.ts";
import { partsOf } from "./prescriptionDraft.ts";

interface ProblemListProps {
  view: DraftView;
  /** Whose problems stand here. */
  fields: readonly CellField[];
}

/** What is wrong with a table's cells: the eye, the field, what is wrong and what to do. Each cell refers to its own. */
export function ProblemList({ view, fields }: ProblemListProps) {
  const intl = useIntl();
  return view.problems
    .filter(({ cell }) => fields.includes(partsOf(cell).field))
    .map((problem) => (
      <FieldError key={problem.cell} id={problemId(view.idOf(problem.cell))}>
        <strong>{placeWords(intl, problem.cell)}.</strong> {problemWords(intl, problem)}
      </FieldError>
    ));
}
