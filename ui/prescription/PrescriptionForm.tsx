import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useReducer,
  useRef,
  useState,
} from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SegmentedControl } from "../forms/SegmentedControl.tsx";
import { Switch } from "../forms/Switch.tsx";
import type { LensType, Prescription } from "../optics/prescription.ts";
import { prescriptionFields } from "../optics/readPrescription.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { AxisDials } from "./AxisDials.tsx";
import { confirmedPrescription } from "./confirmedPrescription.ts";
import { placeWords } from "./figureWords.ts";
import { DraftNotes, ProblemList } from "./DraftNotes.tsx";
import { type DraftView, draftView } from "./draftView.ts";
import { ExaminedField } from "./ExaminedField.tsx";
import { PrescriptionCoach } from "./PrescriptionCoach.tsx";
import {
  changeDraft,
  type DraftCell,
  type DraftChange,
  emptyDraft,
  type PrescriptionDraft,
  prismDirections,
} from "./prescriptionDraft.ts";
import * as styles from "./PrescriptionForm.css.ts";
import { PrescriptionTable } from "./PrescriptionTable.tsx";
import { PrismTable } from "./PrismTable.tsx";
import { problemWords } from "./problemWords.ts";
import { type EnteredPrescription, readDraft } from "./readDraft.ts";

/** The imperative handle of the form. */
export interface PrescriptionFormHandle {
  /**
   * Returns whether the prescription is complete and every question is answered. If not, shows all problems and focuses
   * the first one, or the first question. It knows the latest text, which `onChange` reports only after rendering: a tap
   * takes the focus from a cell and presses a button in one task.
   */
  validate: () => boolean;
  /** Fills in a pupillary distance in mm, such as one measured with `PupillaryDistanceGuide`. */
  measured: (pupillaryDistance: number) => void;
}

export interface PrescriptionFormProps {
  /** The type of lenses. All except single-vision lenses require an addition. */
  type: LensType;
  /** Today's date, such as 2026-11-20. */
  today: string;
  /** The wearer's date of birth. Prescriptions of children are valid for a shorter time. @default null */
  dateOfBirth?: string | null;
  /** The wearer's previous prescription, to detect swapped eyes and large changes. @default null */
  previousPrescription?: Prescription | null;
  /** The initial draft, such as a stored one. @default an empty form */
  defaultDraft?: PrescriptionDraft;
  /** Help for the pupillary distance, such as a button that opens `PupillaryDistanceGuide`. */
  distanceHelp?: ReactNode;
  /** Called after mounting and after each change, with the value (null until it is valid) and the draft to store. */
  onChange: (value: EnteredPrescription | null, draft: PrescriptionDraft) => void;
  /** Receives the methods of the form. */
  ref?: Ref<PrescriptionFormHandle>;
}

const powerFields = [...prescriptionFields, "distance"] as const;

/**
 * A form for copying a prescription from paper. Only prescriptions that can be made are returned; typed text is never
 * changed; doubtful values are confirmed by questions. To display a prescription, use `PrescriptionSummary`.
 */
export function PrescriptionForm(props: PrescriptionFormProps) {
  const {
    type,
    today,
    dateOfBirth = null,
    previousPrescription = null,
    defaultDraft = emptyDraft,
    distanceHelp,
    onChange,
    ref,
  } = props;
  const intl = useIntl();
  const base = useId();
  const coach = useRef<HTMLDivElement>(null);
  const [draft, change] = useReducer(changeDraft, defaultDraft);
  const [revealCount, setRevealCount] = useState(0);
  const [announcedCell, setAnnouncedCell] = useState<DraftCell | null>(null);
  const context = { type, today, dateOfBirth, previousPrescription };
  const view = draftView(intl, base, draft, context);

  const notify = useEffectEvent(onChange);
  useEffect(
    () => notify(readDraft(draft, { type, today, dateOfBirth }).value, draft),
    [draft, type, today, dateOfBirth],
  );

  const focusCell = (cell: DraftCell) => document.getElementById(view.idOf(cell))?.focus();

  // `validate` can add a question, so the focus is moved after rendering.
  const focusFirst = useEffectEvent(() => {
    const [first] = view.problems;
    if (first) focusCell(first.cell);
    else coach.current?.querySelector("button")?.focus();
  });
  useEffect(() => {
    if (revealCount > 0) focusFirst();
  }, [revealCount]);

  useImperativeHandle(ref, () => ({
    validate() {
      if (confirmedPrescription(draft, context)) return true;
      change({ change: "reveal" });
      setRevealCount((count) => count + 1);
      return false;
    },
    measured(pupillaryDistance) {
      change({ change: "distance", distance: "single" });
      change({ change: "settle", cell: "distance.total", text: intl.formatNumber(pupillaryDistance) });
    },
  }));

  function handleChange(draftChange: DraftChange) {
    if (draftChange.change === "leave" && draft.typing === draftChange.cell) setAnnouncedCell(draftChange.cell);
    change(draftChange);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    const cells = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[data-cell]")];
    const here = cells.indexOf(event.target);
    if (here === -1) return;
    event.preventDefault();
    const next = cells[here + (event.shiftKey ? -1 : 1)];
    if (next) next.focus();
    else if (!event.shiftKey) focusCell("examined");
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in a cell moves to the next one
    <div onKeyDown={onKeyDown}>
      <PrescriptionTable view={view} onChange={handleChange} />
      <ProblemList view={view} fields={powerFields} />
      <PrescriptionCoach ref={coach} questions={view.questions} onChange={change} onLookAgain={focusCell} />
      <DraftNotes view={view} />
      <div className={styles.options}>
        <Switch
          isOn={draft.bothEyes === "same"}
          onChange={(isOn) => change({ change: "both-eyes", mode: isOn ? "same" : "each" })}
        >
          <FormattedMessage id="ui.prescriptionForm.both" />
        </Switch>
        <Switch
          isOn={draft.prism === "prescribed"}
          onChange={(isOn) => change({ change: "prism", prism: isOn ? "prescribed" : "none" })}
        >
          <FormattedMessage id="ui.prescriptionForm.hasPrism" />
        </Switch>
        <div>
          <SegmentedControl
            legend={<FormattedMessage id="ui.prescriptionForm.distanceKind" />}
            legendDisplay="visible"
            segments={[
              { value: "single", label: <FormattedMessage id="ui.prescriptionForm.distanceSingle" /> },
              { value: "each-eye", label: <FormattedMessage id="ui.prescriptionForm.distanceEach" /> },
            ]}
            value={draft.distance}
            onChange={(distance) => change({ change: "distance", distance })}
          />
          {distanceHelp}
        </div>
        <div className={styles.date}>
          <ExaminedField view={view} today={today} onChange={change} />
        </div>
      </div>
      {draft.prism === "prescribed" && (
        <div className={styles.prism}>
          <PrismTable view={view} onChange={handleChange} />
          <ProblemList view={view} fields={prismDirections} />
        </div>
      )}
      <AxisDials draft={draft} onChange={change} />
      <VisuallyHidden aria-live="polite">
        {announcedCell && <CellAnnouncement view={view} cell={announcedCell} />}
      </VisuallyHidden>
    </div>
  );
}

/** Announces to screen readers how the cell that was just left was read. */
function CellAnnouncement({ view, cell }: { view: DraftView; cell: DraftCell }) {
  const intl = useIntl();
  const problem = view.problems.find((each) => each.cell === cell);
  const { shown } = view.viewOf(cell);
  return `${placeWords(intl, cell)}: ${problem ? problemWords(intl, problem) : shown || "–"}`;
}
