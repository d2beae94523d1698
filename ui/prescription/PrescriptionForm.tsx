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
import { placeWords, problemWords } from "./figureWords.ts";
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
import { type EnteredPrescription, readDraft } from "./readDraft.ts";

/** What a page may ask of the form. */
export interface PrescriptionFormHandle {
  /** Says everything that is missing or wrong, and takes the focus to the first of it. */
  reveal: () => void;
  /** Fills in the distance of the pupils, in mm, such as `PupillaryDistanceGuide` measured it. */
  measured: (pupillaryDistance: number) => void;
}

export interface PrescriptionFormProps {
  /** What the lenses are for: those of several distances need an addition. */
  type: LensType;
  /** The day of the calendar, such as 2026-11-20. */
  today: string;
  /** When the wearer was born; children's prescriptions are valid for a shorter time. @default null */
  born?: string | null;
  /** The wearer's last prescription, to notice what was exchanged. @default null */
  last?: Prescription | null;
  /** What was typed before. @default an empty paper */
  defaultDraft?: PrescriptionDraft;
  /** Beside the distance of the pupils, such as a button that opens `PupillaryDistanceGuide`. */
  distanceHelp?: ReactNode;
  /** After the first view and each change: null until everything is right, and the draft to be kept. */
  onChange: (value: EnteredPrescription | null, draft: PrescriptionDraft) => void;
  ref?: Ref<PrescriptionFormHandle>;
}

const powerFields = [...prescriptionFields, "distance"] as const;

/**
 * A prescription, copied from the paper as it stands there. What cannot be made is never given out, what was typed is
 * never changed, and what is doubtful is asked. To show one that is known, use `PrescriptionSummary`.
 */
export function PrescriptionForm(props: PrescriptionFormProps) {
  const { type, today, born = null, last = null, defaultDraft = emptyDraft, distanceHelp, onChange, ref } = props;
  const intl = useIntl();
  const base = useId();
  const coach = useRef<HTMLDivElement>(null);
  const [draft, change] = useReducer(changeDraft, defaultDraft);
  const [reveals, setReveals] = useState(0);
  const [saidOf, setSaidOf] = useState<DraftCell | null>(null);
  const context = { type, today, born, last };
  const view = draftView(intl, base, draft, context);

  const tell = useEffectEvent(onChange);
  useEffect(() => tell(readDraft(draft, { type, today, born }).value, draft), [draft, type, today, born]);

  const focusCell = (cell: DraftCell) => document.getElementById(view.idOf(cell))?.focus();

  // A question may only come with what is revealed: it has to stand there before it can take the focus.
  const leadToFirst = useEffectEvent(() => {
    const [first] = view.problems;
    if (first) focusCell(first.cell);
    else coach.current?.querySelector("button")?.focus();
  });
  useEffect(() => {
    if (reveals > 0) leadToFirst();
  }, [reveals]);

  useImperativeHandle(ref, () => ({
    reveal() {
      change({ change: "reveal" });
      setReveals((times) => times + 1);
    },
    measured(pupillaryDistance) {
      change({ change: "distance", distance: "single" });
      change({ change: "settle", cell: "distance.total", text: intl.formatNumber(pupillaryDistance) });
    },
  }));

  function take(taken: DraftChange) {
    if (taken.change === "leave" && draft.typing === taken.cell) setSaidOf(taken.cell);
    change(taken);
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in a cell goes on to the next one
    <div onKeyDown={onKeyDown}>
      <PrescriptionTable view={view} onChange={take} />
      <ProblemList view={view} fields={powerFields} />
      <PrescriptionCoach ref={coach} questions={view.questions} onChange={change} onLookAgain={focusCell} />
      <DraftNotes view={view} />
      <div className={styles.options}>
        <Switch
          isOn={draft.bothEyes === "same"}
          onChange={(isOn) => change({ change: "both-eyes", wanted: isOn ? "same" : "each" })}
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
          <PrismTable view={view} onChange={take} />
          <ProblemList view={view} fields={prismDirections} />
        </div>
      )}
      <AxisDials draft={draft} onChange={change} />
      <VisuallyHidden aria-live="polite">{saidOf && <ReadBack view={view} cell={saidOf} />}</VisuallyHidden>
    </div>
  );
}

/** What was made of a cell that was just left, for those who do not see it. */
function ReadBack({ view, cell }: { view: DraftView; cell: DraftCell }) {
  const intl = useIntl();
  const problem = view.problems.find((each) => each.cell === cell);
  const { shown } = view.viewOf(cell);
  return `${placeWords(intl, cell)}: ${problem ? problemWords(intl, problem) : shown || "–"}`;
}
