import { InlineNotice } from "@dioptra/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedDate, FormattedMessage, FormattedTime } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import type { FormProblem } from "../../state/sendForm.ts";
import * as own from "./OrderTrackingView.css.ts";

/** What confirms that a statement has arrived. */
export interface StatementReceipt {
  readonly reference: string;
  readonly receivedAt: Date;
}

export interface StatementReceivedProps {
  readonly receipt: StatementReceipt;
  /** Returns the sentence with reference, day and time. */
  readonly renderSentence: (values: {
    readonly reference: string;
    readonly day: ReactNode;
    readonly time: ReactNode;
  }) => ReactNode;
  /** What follows the sentence. */
  readonly children?: ReactNode;
}

/** The confirmation with the time of a statement, which a mail repeats. It takes the focus of the form. */
export function StatementReceived({
  receipt: { reference, receivedAt },
  renderSentence,
  children,
}: StatementReceivedProps) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <div ref={result} tabIndex={-1} className={own.result}>
      <InlineNotice type="success">
        {renderSentence({
          reference,
          day: <FormattedDate key="day" value={receivedAt} dateStyle="long" timeZone={timeZone} />,
          time: <FormattedTime key="time" value={receivedAt} timeStyle="short" timeZone={timeZone} />,
        })}
      </InlineNotice>
      {children}
    </div>
  );
}

/** Why a statement was not accepted. */
export const StatementProblem = ({ problem }: { readonly problem: FormProblem }) => (
  <InlineNotice type={problem.refused === "offline" ? "warning" : "error"}>
    <FormattedMessage
      id={`withdrawal.${problem.refused}`}
      values={{
        time: problem.refused === "too-often" && (
          <FormattedTime value={problem.retryAt} timeStyle="short" timeZone={timeZone} />
        ),
      }}
    />
  </InlineNotice>
);
