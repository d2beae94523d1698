import { FormattedMessage, useIntl } from "react-intl";
import { eyes } from "../optics/powers.ts";
import { placeWords, problemWords } from "./figureWords.ts";
import { type DraftView, problemId } from "./draftView.ts";
import { note as noteStyle, notes } from "./PrescriptionForm.css.ts";
import { FieldError } from "../forms/Field.tsx";
import { type CellField, partsOf } from "./prescriptionDraft.ts";

/**
 * What is only said back: how an axis was understood, and that axes of two eyes are seldom the same
 * (docs/decisions/product.md#decision-2).
 */
export function DraftNotes({ view: { draft, reading } }: { view: DraftView }) {
  const intl = useIntl();
  const said = eyes.flatMap((eye) =>
    reading.rows[eye].notes.flatMap(({ field, note }) =>
      field === "axis" && draft.left.includes(`${eye}.axis`) ? [{ cell: `${eye}.axis` as const, note }] : [],
    ),
  );
  return (
    <div className={notes} aria-live="polite">
      {said.map(({ cell, note }) => (
        <p key={cell} className={noteStyle}>
          {placeWords(intl, cell)}.{" "}
          <FormattedMessage
            id={note === "dropped" ? "ui.prescriptionForm.axisDropped" : "ui.prescriptionForm.axisZero"}
          />
        </p>
      ))}
      {draft.bothEyes === "same" && reading.rows.right.eye?.axis && (
        <p className={noteStyle}>
          <FormattedMessage id="ui.prescriptionForm.bothAxis" />
        </p>
      )}
    </div>
  );
}

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
