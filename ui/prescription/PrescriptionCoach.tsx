import { type Ref, useRef } from "react";
import { useIntl } from "react-intl";
import { CircleAlert } from "../icons/CircleAlert.ts";
import { Button } from "../primitives/Button.tsx";
import type { CoachQuestion } from "./coachQuestions.ts";
import { type CoachAnswer, coachWords } from "./coachWords.ts";
import * as styles from "./PrescriptionCoach.css.ts";
import type { DraftCell, DraftChange } from "./prescriptionDraft.ts";

interface PrescriptionCoachProps {
  /** The most important first. Only the first one is shown. */
  questions: readonly CoachQuestion[];
  onChange: (change: DraftChange) => void;
  /** Called with the cell to look at again. */
  onLookAgain: (cell: DraftCell) => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Asks what an optician would ask, one question at a time, with the answers as buttons. Values change only by an answer.
 */
export function PrescriptionCoach({ questions, onChange, onLookAgain, ref }: PrescriptionCoachProps) {
  const region = useRef<HTMLDivElement>(null);
  const [question] = questions;

  function answer({ effect }: CoachAnswer) {
    if (typeof effect === "string") return onLookAgain(effect);
    region.current?.focus();
    for (const change of effect) onChange(change);
  }

  return (
    <div ref={ref}>
      <div ref={region} className={styles.region} aria-live="polite" tabIndex={-1}>
        {question && <Question key={question.key} question={question} onAnswer={answer} />}
      </div>
    </div>
  );
}

function Question({ question, onAnswer }: { question: CoachQuestion; onAnswer: (answer: CoachAnswer) => void }) {
  const { title, text, answers } = coachWords(useIntl(), question);
  return (
    <div className={styles.question}>
      <CircleAlert className={styles.mark} />
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <div className={styles.answers}>
          {answers.map((answer) => (
            <span key={answer.label} className={styles.answer}>
              <Button variant="line" size="compact" onClick={() => onAnswer(answer)}>
                {answer.label}
              </Button>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
