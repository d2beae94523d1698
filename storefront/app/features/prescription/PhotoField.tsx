import { Button, FileUpload, InlineNotice, ProgressBar } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { photoLimits } from "#domain/prescriptionPhoto.ts";
import { createPhotoSending, type PhotoSending, type SendingProblem } from "../../state/prescription/sendPhoto.ts";
import type { Answers } from "./answers.ts";
import * as styles from "./ConfiguratorView.css.ts";
import { photoProblem } from "./photoProblem.ts";
import { SentPhoto } from "./SentPhoto.tsx";
import { usePhotoRemoval } from "./usePhotoRemoval.ts";

/** The methods available through a `ref`. */
export interface PhotoFieldHandle {
  readonly focus: () => void;
  /** Sends a chosen photo that waits for the consent. */
  readonly resume: () => void;
}

export interface PhotoFieldProps {
  /** The photo that the platform has; null for none. */
  readonly photo: Answers["photo"];
  /** Whether the photo may be sent. */
  readonly hasConsent: boolean;
  /** Whether the shopper wanted to go on without a photo. */
  readonly isMissing: boolean;
  readonly onChange: (photo: Answers["photo"]) => void;
  /** Called when a photo was chosen that may not be sent yet. */
  readonly onNoConsent: () => void;
  readonly ref?: Ref<PhotoFieldHandle>;
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

const problemIds: Readonly<Record<SendingProblem, string>> = {
  "wrong-type": "configurator.photo.wrongType",
  damaged: "configurator.photo.damaged",
  "too-large": "configurator.photo.tooLarge",
  offline: "configurator.photo.offline",
  missing: "configurator.photo.failed",
  failed: "configurator.photo.failed",
  "too-often": "configurator.photo.tooOften",
};

/** Problems after which the same file can be sent again. */
const canRetry = (problem: SendingProblem) => ["failed", "missing", "offline", "too-often"].includes(problem);

/** Takes a photo or a PDF of the prescription, and sends it as soon as the shopper has consented (docs/specification/prescriptions.md#rx-30). */
export function PhotoField({ photo, hasConsent, isMissing, onChange, onNoConsent, ref }: PhotoFieldProps) {
  const { client } = useRouteContext({ from: "__root__" });
  const remove = usePhotoRemoval();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** Why the last file was refused, which then is not the chosen one; null if it was not. */
  const [refused, setRefused] = useState<SendingProblem | null>(null);
  /** The sending that the page is about. A photo that was replaced or left changes nothing any more. */
  const current = useRef<PhotoSending | null>(null);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => () => current.current?.stop(), []);

  const update = (sending: PhotoSending, change: Partial<Chosen>) => {
    if (current.current === sending) setChosen((before) => before && { ...before, ...change });
  };

  async function send({ file, sending }: Pick<Chosen, "file" | "sending">) {
    update(sending, { share: 0, problem: null });
    const problem = await sending.send((share) => update(sending, { share }));
    if (current.current !== sending) return;
    if (problem && canRetry(problem)) return update(sending, { share: null, problem });
    if (problem) return refuse(problem);
    if (photo) remove(photo.id);
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
    if (hasConsent) void send(next);
    else onNoConsent();
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
      if (chosen?.problem === "offline" && hasConsent) void send(chosen);
    };
    window.addEventListener("online", resume);
    return () => window.removeEventListener("online", resume);
  });

  const problem = chosen?.problem ?? null;
  return (
    <div ref={field} className={styles.panel}>
      <FileUpload
        {...photoLimits}
        label={<FormattedMessage id="configurator.photo" />}
        typeNames={typeNames}
        file={chosen?.file ?? null}
        error={
          refused ? (
            <FormattedMessage id={problemIds[refused]} />
          ) : (
            isMissing && <FormattedMessage id="configurator.photo.missing" />
          )
        }
        onChange={(file) => void choose(file)}
      />
      <p className={styles.text}>
        <FormattedMessage id="configurator.photo.about" />
      </p>
      {chosen && chosen.share !== null && (
        <ProgressBar label={<FormattedMessage id="configurator.photo.sending" />} value={chosen.share} maximum={1} />
      )}
      <output>
        {chosen && !hasConsent && (
          <InlineNotice type="info">
            <FormattedMessage id="configurator.photo.consent" />
          </InlineNotice>
        )}
        {chosen && problem && (
          <InlineNotice type="warning">
            <FormattedMessage id={problemIds[problem]} />
          </InlineNotice>
        )}
        {photo && !chosen && (
          <InlineNotice type="success">
            <SentPhoto {...photo} />
          </InlineNotice>
        )}
      </output>
      {chosen && problem && problem !== "offline" && (
        <div>
          <Button variant="line" onClick={() => void send(chosen)}>
            <FormattedMessage id="configurator.photo.retry" />
          </Button>
        </div>
      )}
      {photo && !chosen && (
        <div>
          <Button
            variant="text"
            size="compact"
            onClick={() => {
              remove(photo.id);
              onChange(null);
              field.current?.querySelector("input")?.focus();
            }}
          >
            <FormattedMessage id="configurator.photo.remove" />
          </Button>
        </div>
      )}
    </div>
  );
}
