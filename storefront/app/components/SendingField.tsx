import { Button, FileUpload, InlineNotice, ProgressBar } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { photoLimits } from "#domain/prescriptionPhoto.ts";
import { createPhotoSending, type PhotoSending, type SendingProblem } from "../state/prescription/sendPhoto.ts";
import * as styles from "./HealthConsent.css.ts";
import { photoProblem } from "./photoProblem.ts";
import { useFileRemoval } from "./useFileRemoval.ts";

/** The methods available through a `ref`. */
export interface SendingFieldHandle {
  readonly focus: () => void;
  /** Sends a chosen file that waits for a consent. */
  readonly resume: () => void;
}

/** The ids of the messages that name the file: a photo of a prescription, or another one. */
export interface SendingTexts {
  readonly about: string;
  readonly sending: string;
  readonly retry: string;
  readonly remove: string;
  readonly problems: Readonly<Record<SendingProblem, string>>;
}

export interface SendingFieldProps {
  readonly label: ReactNode;
  readonly mark?: ReactNode;
  readonly texts: SendingTexts;
  /** The id of the file that the platform has; null for none. */
  readonly fileId: string | null;
  /** Says that the platform has the file. */
  readonly sent: ReactNode;
  /** Why the file may not be sent yet; null if it may. */
  readonly waitsFor?: ReactNode;
  /** What is wrong with the answer. */
  readonly error: ReactNode;
  readonly onChange: (file: SentFile | null) => void;
  /** Called when a file was chosen that may not be sent yet. */
  readonly onWait?: () => void;
  /** Called with 1 when a file was chosen, and with -1 once it has been sent or removed. */
  readonly onSending?: (change: 1 | -1) => void;
  readonly ref?: Ref<SendingFieldHandle> | undefined;
}

/** A file that the platform has. */
export interface SentFile {
  readonly id: string;
  readonly name: string;
}

const typeNames = ["JPEG", "PNG", "WebP", "PDF"];

/** The photo that is being sent, or could not be. */
interface Chosen {
  readonly file: File;
  readonly sending: PhotoSending;
  /** The share that has arrived; null while nothing is being sent. */
  readonly share: number | null;
  readonly problem: SendingProblem | null;
}

/** Problems after which the same file can be sent again. */
const canRetry = (problem: SendingProblem) => ["failed", "missing", "offline", "too-often"].includes(problem);

/**
 * Takes a photo or a PDF, and sends it in pieces, which goes on after a lost connection
 * (docs/specification/prescriptions.md#rx-30).
 */
export function SendingField({
  label,
  mark,
  texts,
  fileId,
  sent,
  waitsFor = null,
  error,
  onChange,
  onWait,
  onSending,
  ref,
}: SendingFieldProps) {
  const { client } = useRouteContext({ from: "__root__" });
  const remove = useFileRemoval();
  const maySend = waitsFor === null;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** Why the last file was refused, which then is not the chosen one; null if it was not. */
  const [refused, setRefused] = useState<SendingProblem | null>(null);
  /** The sending that the page is about. A file that was replaced or left changes nothing any more. */
  const current = useRef<PhotoSending | null>(null);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => () => current.current?.stop(), []);
  const isSending = chosen !== null;
  useEffect(() => {
    if (!isSending) return;
    onSending?.(1);
    return () => onSending?.(-1);
  }, [isSending, onSending]);

  const update = (sending: PhotoSending, change: Partial<Chosen>) => {
    if (current.current === sending) setChosen((before) => before && { ...before, ...change });
  };

  async function send({ file, sending }: Pick<Chosen, "file" | "sending">) {
    update(sending, { share: 0, problem: null });
    const problem = await sending.send((share) => update(sending, { share }));
    if (current.current !== sending) return;
    if (problem && canRetry(problem)) return update(sending, { share: null, problem });
    if (problem) return refuse(problem);
    if (fileId !== null) remove(fileId);
    current.current = null;
    setChosen(null);
    onChange({ id: sending.id, name: file.name });
  }

  /** Forgets the chosen file. `problem` is why; null if the shopper removed it. */
  function refuse(problem: SendingProblem | null) {
    current.current?.stop();
    current.current = null;
    setChosen(null);
    setRefused(problem);
  }

  async function choose(file: File | null) {
    refuse(null);
    if (file === null) return;
    const next = { file, sending: createPhotoSending(client, file), share: null, problem: null };
    current.current = next.sending;
    const problem = await photoProblem(file);
    if (current.current !== next.sending) return;
    if (problem) return refuse(problem);
    setChosen(next);
    if (maySend) void send(next);
    else onWait?.();
  }

  useImperativeHandle(ref, () => ({
    focus: () => field.current?.querySelector("input")?.focus(),
    resume: () => {
      if (chosen && chosen.share === null) void send(chosen);
    },
  }));
  // Goes on when the connection is back.
  useEffect(() => {
    const resume = () => {
      if (chosen?.problem === "offline" && maySend) void send(chosen);
    };
    window.addEventListener("online", resume);
    return () => window.removeEventListener("online", resume);
  });

  const problem = chosen?.problem ?? null;
  return (
    <div ref={field} className={styles.panel}>
      <FileUpload
        {...photoLimits}
        label={label}
        mark={mark}
        typeNames={typeNames}
        file={chosen?.file ?? null}
        error={refused ? <FormattedMessage id={texts.problems[refused]} /> : error}
        onChange={(file) => void choose(file)}
      />
      <p className={styles.text}>
        <FormattedMessage id={texts.about} />
      </p>
      {chosen && chosen.share !== null && (
        <ProgressBar label={<FormattedMessage id={texts.sending} />} value={chosen.share} maximum={1} />
      )}
      <output>
        {chosen && !maySend && <InlineNotice type="info">{waitsFor}</InlineNotice>}
        {chosen && problem && (
          <InlineNotice type="warning">
            <FormattedMessage id={texts.problems[problem]} />
          </InlineNotice>
        )}
        {fileId !== null && !chosen && <InlineNotice type="success">{sent}</InlineNotice>}
      </output>
      {chosen && problem && problem !== "offline" && (
        <div>
          <Button variant="line" onClick={() => void send(chosen)}>
            <FormattedMessage id={texts.retry} />
          </Button>
        </div>
      )}
      {fileId !== null && !chosen && (
        <div>
          <Button
            variant="text"
            size="compact"
            onClick={() => {
              remove(fileId);
              onChange(null);
              field.current?.querySelector("input")?.focus();
            }}
          >
            <FormattedMessage id={texts.remove} />
          </Button>
        </div>
      )}
    </div>
  );
}
