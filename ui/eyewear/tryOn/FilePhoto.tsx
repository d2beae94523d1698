import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { Camera } from "../../icons/Camera.ts";
import { Upload } from "../../icons/Upload.ts";
import { Button } from "../../primitives/Button.tsx";
import { faceBox, faceOutlines } from "../faceShapes.ts";
import { type PhotoProblem, readPhoto } from "./photo.ts";
import { face, faceLine, promise, zone } from "./FilePhoto.css.ts";
import { row, text } from "./StepLayout.css.ts";
import { StepLayout, type StepProps } from "./StepLayout.tsx";

const problemMessages = {
  "not-a-picture": "ui.tryOnDialog.photo.notAPicture",
  "apple-format": "ui.tryOnDialog.photo.appleFormat",
  damaged: "ui.tryOnDialog.photo.damaged",
  "too-small": "ui.tryOnDialog.photo.tooSmall",
} as const satisfies Record<PhotoProblem, string>;

/** Two pupils with a dimension line, as on drawings of frames. */
const measuredPupils = "M-36-12h10M-31-17v10M26-12h10M31-17v10M-31-30h62M-31-33v6M31-33v6";

/** Takes a photograph from a file that is chosen, dropped or pasted. An unusable file is refused and changes nothing. */
export function FilePhoto({ state, dispatch, titleRef, onNext, onCamera }: StepProps & { onCamera: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);

  async function read(file: File | undefined) {
    if (!file) return;
    setReading(true);
    const result = await readPhoto(file);
    setReading(false);
    setProblem(result.ok ? null : result.error);
    if (result.ok) dispatch({ type: "photo-taken", photo: result.value });
  }

  function onPick({ target }: ChangeEvent<HTMLInputElement>) {
    void read(target.files?.[0]);
    // Cleared, so that the same file can be chosen again after a change.
    target.value = "";
  }

  const onPaste = useEffectEvent(({ clipboardData }: ClipboardEvent) => void read(clipboardData?.files[0]));
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);

  const picture = (
    <div
      className={zone({ state: isOver ? "over" : "usual" })}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        void read(event.dataTransfer.files[0]);
      }}
    >
      <svg className={face} viewBox={faceBox} aria-hidden="true">
        <path className={faceLine} d={faceOutlines.oval} />
        <path className={faceLine} d={measuredPupils} />
      </svg>
      <p>
        <FormattedMessage id="ui.tryOnDialog.photo.drop" />
      </p>
    </div>
  );

  const keep = state.photo && (
    <Button onClick={onNext}>
      <FormattedMessage id="ui.tryOnDialog.keepPhoto" />
    </Button>
  );
  return (
    <StepLayout step="photo" titleRef={titleRef} picture={picture} onward={keep}>
      {state.before && (
        <InlineNotice type="info">
          <p>
            <FormattedMessage id="ui.tryOnDialog.startedOver" />
          </p>
          <Button variant="text" size="compact" onClick={() => dispatch({ type: "start-undone" })}>
            <FormattedMessage id="ui.tryOnDialog.undo" />
          </Button>
        </InlineNotice>
      )}
      <p className={text}>
        <FormattedMessage id="ui.tryOnDialog.photo.text" />
      </p>
      <input ref={input} type="file" accept="image/*" hidden onChange={onPick} />
      <div className={row}>
        <Button width="full" pending={isReading} onClick={() => input.current?.click()}>
          <Upload size={20} />
          <FormattedMessage id={isReading ? "ui.tryOnDialog.photo.reading" : "ui.tryOnDialog.photo.choose"} />
        </Button>
        <Button variant="line" width="full" onClick={onCamera}>
          <Camera size={20} />
          <FormattedMessage id="ui.tryOnDialog.photo.camera" />
        </Button>
      </div>
      <div role="alert">
        {problem && (
          <InlineNotice type="error">
            <FormattedMessage id={problemMessages[problem]} />
          </InlineNotice>
        )}
      </div>
      <p className={promise}>
        <FormattedMessage id="ui.tryOnDialog.photo.private" />
      </p>
    </StepLayout>
  );
}
