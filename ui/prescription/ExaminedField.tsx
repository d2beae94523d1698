import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { DateField } from "../forms/DateField.tsx";
import { problemWords } from "./problemWords.ts";
import type { DraftView } from "./draftView.ts";
import { type DraftChange, textIn } from "./prescriptionDraft.ts";

interface ExaminedFieldProps {
  view: DraftView;
  /** The last possible date of the test. */
  today: string;
  onChange: (change: DraftChange) => void;
}

/** The field for the date of the eye test. */
export function ExaminedField({ view, today, onChange }: ExaminedFieldProps) {
  const intl = useIntl();
  const problem = view.problems.find(({ cell }) => cell === "examined");
  const { validity } = view.reading;
  const text = textIn(view.draft, "examined");
  return (
    <DateField
      id={view.idOf("examined")}
      label={intl.formatMessage({ id: "ui.prescription.examined" })}
      mark={intl.formatMessage({ id: "ui.prescriptionForm.optional" })}
      error={problem && problemWords(intl, problem)}
      hint={
        validity?.ok &&
        validity.state !== "expired" && (
          <FormattedMessage
            id="ui.prescriptionForm.validUntil"
            values={{ until: <FormattedDate value={validity.until} dateStyle="long" timeZone="UTC" /> }}
          />
        )
      }
      maximum={today}
      value={text}
      onType={(typed) => onChange({ change: "type", cell: "examined", text: typed })}
      onLeave={(typed) => {
        if (typed !== text) onChange({ change: "settle", cell: "examined", text: typed });
        onChange({ change: "leave", cell: "examined" });
      }}
    />
  );
}
