import { FormattedMessage, useIntl } from "react-intl";
import { eyes } from "../optics/powers.ts";
import { placeWords } from "./figureWords.ts";
import { type DraftView, problemId } from "./draftView.ts";
import { note as noteStyle, notes } from "./PrescriptionForm.css.ts";
import { FieldError } from "../forms/Field.tsx";
import { type CellField, partsOf } from "./prescriptionDraft.ts";
import { problemWords } from "./problemWords.ts";

/**
 * Notes that need no answer: how an axis was read, and that the axes of two eyes are rarely the same
 * (docs/decisions/product.md#decision-2).
 */
export function DraftNotes({ view: { draft, reading } }: { view: DraftView }) {
  const intl = useIntl();
  const axisNotes = eyes.flatMap((eye) =>
    reading.rows[eye].notes.flatMap(({ field, note }) =>
      field === "axis" && draft.left.includes(`${eye}.axis`) ? [{ cell: `${eye}.axis` as const, note }] : [],
    ),
  );
  return (
    <div className={notes} aria-live="polite">
      {axisNotes.map(({ cell, note }) => (
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
  /** The fields whose problems are listed. */
  fields: readonly CellField[];
}

/** The problems of the cells of a table: eye, field, problem and remedy. Each cell references its problem. */
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
