import { Button, Heading, InlineNotice } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { partsOfPanel } from "../i18n/messageParts.ts";
import { type LateProblem, sendLatePrescription } from "../state/prescription/sendLatePrescription.ts";
import { LazySendingField } from "./lazySendingField.ts";
import * as styles from "./LatePrescription.css.ts";
import { photoProblemTexts, photoTexts } from "./photoTexts.ts";
import type { SendingTexts } from "./SendingField.tsx";
import { WithMessages } from "./WithMessages.tsx";

/** A line of an order whose prescription the shopper still has to send. */
export interface WaitingLine {
  readonly itemId: string;
  readonly name: string;
}

export interface LatePrescriptionProps {
  readonly orderId: string;
  /** Proves access to the order in another browser than the one that ordered. @default null */
  readonly hash?: string | null;
  readonly lines: readonly WaitingLine[];
  /** Called when the platform has the prescription of a line. */
  readonly onSent: () => void;
}

/** Takes the prescriptions of an order that were to be sent after ordering, a photo or PDF for each line. */
export const LatePrescription = (props: LatePrescriptionProps) => (
  <WithMessages parts={partsOfPanel.latePrescription}>
    <Fields {...props} />
  </WithMessages>
);

function Fields({ lines, onSent, ...order }: LatePrescriptionProps) {
  const [sent, setSent] = useState(0);
  const isComplete = sent === lines.length;
  return (
    <section className={styles.panel}>
      <Heading level={2} size="item">
        <FormattedMessage id={isComplete ? "latePrescription.complete" : "latePrescription.title"} />
      </Heading>
      {!isComplete && (
        <p className={styles.text}>
          <FormattedMessage id="latePrescription.intro" />
        </p>
      )}
      {lines.map((line) => (
        <LineField
          key={line.itemId}
          {...order}
          line={line}
          onSent={() => {
            setSent((before) => before + 1);
            onSent();
          }}
        />
      ))}
    </section>
  );
}

const problems = {
  offline: "latePrescription.offline",
  failed: "latePrescription.failed",
  missing: "latePrescription.failed",
  "too-often": "latePrescription.tooOften",
  "not-awaited": "latePrescription.notAwaited",
} as const satisfies Record<LateProblem, string>;

const texts: SendingTexts = {
  ...photoTexts,
  problems: {
    ...photoProblemTexts,
    missing: problems.missing,
    failed: problems.failed,
    "too-often": problems["too-often"],
  },
};

type LineFieldProps = Omit<LatePrescriptionProps, "lines"> & { readonly line: WaitingLine };

/** The prescription of one line: its file is sent in pieces, then given to the line. */
function LineField({ orderId, hash = null, line, onSent }: LineFieldProps) {
  const { client } = useRouteContext({ from: "__root__" });
  /** The id of the photo that the platform has and the line has not. */
  const [photo, setPhoto] = useState<string | null>(null);
  /** The id of the photo that the line has; null before the first one. */
  const [given, setGiven] = useState<string | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const [problem, setProblem] = useState<LateProblem | null>(null);
  const [isGiving, setGiving] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLOutputElement>(null);
  const isSent = given !== null && !isReplacing;
  // What had the focus is gone: the field, or the button that brings it back.
  useEffect(() => {
    if (isSent) notice.current?.focus();
    if (isReplacing) field.current?.querySelector("input")?.focus();
  }, [isSent, isReplacing]);

  async function give(photoId: string) {
    setPhoto(photoId);
    setProblem(null);
    setGiving(true);
    const sent = { orderId, itemId: line.itemId, photoId, replaces: given, hash };
    const refused = await sendLatePrescription(client, sent);
    setGiving(false);
    setProblem(refused);
    if (refused === "missing") setPhoto(null);
    if (refused) return;
    setPhoto(null);
    setGiven(photoId);
    setReplacing(false);
    if (given === null) onSent();
  }

  function keep() {
    setPhoto(null);
    setProblem(null);
    setReplacing(false);
  }

  const isOver = isSent || problem === "not-awaited";
  return (
    <div className={styles.line}>
      {!isOver && (
        <div ref={field}>
          <LazySendingField
            label={<FormattedMessage id="latePrescription.label" values={{ name: line.name }} />}
            texts={texts}
            fileId={null}
            sent={null}
            error={null}
            onChange={(file) => file && void give(file.id)}
          />
        </div>
      )}
      <output ref={notice} tabIndex={-1}>
        {isSent && (
          <InlineNotice type="success">
            <FormattedMessage id="latePrescription.sent" values={{ name: line.name }} />
          </InlineNotice>
        )}
        {problem && (
          <InlineNotice type={isOver ? "info" : "error"}>
            <FormattedMessage id={problems[problem]} />
          </InlineNotice>
        )}
      </output>
      <div className={styles.actions}>
        {!isOver && photo !== null && (problem || isGiving) && (
          <Button variant="line" pending={isGiving} onClick={() => void give(photo)}>
            <FormattedMessage id="latePrescription.again" />
          </Button>
        )}
        {isSent && (
          <Button variant="text" size="compact" onClick={() => setReplacing(true)}>
            <FormattedMessage id="latePrescription.replace" />
          </Button>
        )}
        {isReplacing && !isOver && !isGiving && (
          <Button variant="text" size="compact" onClick={keep}>
            <FormattedMessage id="latePrescription.keep" />
          </Button>
        )}
      </div>
    </div>
  );
}
