import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { control } from "../forms/Field.css.ts";
import { Field, fieldAttributes } from "../forms/Field.tsx";
import { problemWords } from "./cellWords.ts";
import type { DraftView } from "./draftView.ts";
import { type DraftChange, textIn } from "./prescriptionDraft.ts";

interface ExaminedFieldProps {
  view: DraftView;
  /** The last day that it can have been. */
  today: string;
  onChange: (change: DraftChange) => void;
}

/** Stands for a date of which only a part is typed: the browser keeps the part, and gives nothing out. */
const partOfADate = "?";

/** The day of the eye test, by the browser's own calendar or typed. */
export function ExaminedField({ view, today, onChange }: ExaminedFieldProps) {
  const intl = useIntl();
  const id = view.idOf("examined");
  const problem = view.problems.find(({ cell }) => cell === "examined");
  const { validity } = view.reading;
  const text = textIn(view.draft, "examined");
  const texts = {
    label: intl.formatMessage({ id: "ui.prescription.examined" }),
    mark: intl.formatMessage({ id: "ui.prescriptionForm.optional" }),
    error: problem && problemWords(intl, problem),
    hint: validity?.ok && validity.state !== "expired" && (
      <FormattedMessage
        id="ui.prescriptionForm.validUntil"
        values={{ until: <FormattedDate value={validity.until} dateStyle="long" timeZone="UTC" /> }}
      />
    ),
  };
  return (
    <Field id={id} {...texts}>
      <input
        {...fieldAttributes(id, texts).attributes}
        type="date"
        max={today}
        autoComplete="off"
        className={control({ kind: "text" })}
        value={text === partOfADate ? "" : text}
        onChange={({ target }) => onChange({ change: "type", cell: "examined", text: target.value })}
        onBlur={({ target }) => {
          const typed = target.validity.badInput ? partOfADate : target.value;
          if (typed !== text) onChange({ change: "settle", cell: "examined", text: typed });
          onChange({ change: "leave", cell: "examined" });
        }}
      />
    </Field>
  );
}
