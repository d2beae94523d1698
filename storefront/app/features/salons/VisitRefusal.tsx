import { Button, InlineNotice } from "@dioptra/ui";
import { FormattedMessage, FormattedTime } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import type { SalonTime } from "#domain/salon/appointment.ts";
import type { FormProblem } from "../../state/sendForm.ts";
import { VisitTime } from "./VisitTime.tsx";
import * as styles from "./VisitForm.css.ts";

export interface VisitRefusalProps {
  /** Null if the visit was not refused. */
  readonly problem: FormProblem | { readonly refused: "taken" } | null;
  /** The free times around the chosen one, offered if that is taken. */
  readonly nearest: readonly SalonTime[];
  readonly onChoose: (time: SalonTime) => void;
}

/** Says why a visit was not booked. A time that is taken is answered with the nearest free ones. */
export function VisitRefusal({ problem, nearest, onChoose }: VisitRefusalProps) {
  return (
    <div role="alert">
      {problem && (
        <InlineNotice type={problem.refused === "failed" ? "error" : "warning"}>
          <FormattedMessage
            id={`salons.visit.${problem.refused}`}
            values={{
              time: problem.refused === "too-often" && (
                <FormattedTime value={problem.retryAt} timeStyle="short" timeZone={timeZone} />
              ),
            }}
          />
          {problem.refused === "taken" && (
            <span className={styles.nearest}>
              {nearest.map((free) => (
                <Button key={`${free.day} ${free.time}`} variant="line" size="compact" onClick={() => onChoose(free)}>
                  <VisitTime {...free} />
                </Button>
              ))}
            </span>
          )}
        </InlineNotice>
      )}
    </div>
  );
}
