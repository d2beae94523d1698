import { useEffect, useId, useLayoutEffect, useReducer, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { dialog } from "../../overlays/Dialog.css.ts";
import { Modal } from "../../overlays/Modal.tsx";
import { OverlayHead } from "../../overlays/OverlayHead.tsx";
import { FrameStep } from "./FrameStep.tsx";
import { PupilsStep } from "./PupilsStep.tsx";
import { ScaleStep } from "./ScaleStep.tsx";
import { canGoOn, emptyTryOn, type TriedFrame, tryOnReducer, tryOnSteps } from "./tryOnState.ts";
import * as styles from "./TryOnDialog.css.ts";
import { type FrontPictures, WornFronts } from "./WornFront.tsx";
import { CameraPhoto } from "./CameraPhoto.tsx";
import { FilePhoto } from "./FilePhoto.tsx";
import type { StepProps } from "./StepLayout.tsx";

export interface TryOnDialogProps {
  open: boolean;
  /** At least one. */
  frames: readonly TriedFrame[];
  /** In mm, where it is known. */
  pupillaryDistance: number | null;
  onClose: () => void;
}

/** Tries frames on, in four steps: photograph, pupils, scale, frames. It keeps its state while it is closed. */
export function TryOnDialog({ open, frames, pupillaryDistance, onClose }: TryOnDialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const stepTitle = useRef<HTMLHeadingElement>(null);
  const known = pupillaryDistance === null ? "" : intl.formatNumber(pupillaryDistance);
  const [state, dispatch] = useReducer(tryOnReducer, known, emptyTryOn);
  const [isAsked, setAsked] = useState(false);
  const [drawn, setDrawn] = useState<{ readonly frames: typeof frames; readonly pictures: FrontPictures } | null>(null);
  const { step, photo } = state;

  const shownStep = useRef(step);
  useLayoutEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    setAsked(false);
    // The picture above it stays in view on small screens.
    stepTitle.current?.focus({ preventScroll: true });
  }, [step]);
  // Another colour was chosen on the page meanwhile: it is the one to try.
  const first = frames[0]?.id;
  useEffect(() => {
    if (first !== undefined) dispatch({ type: "frame-chosen", id: first });
  }, [first]);

  const goTo = (steps: 1 | -1) => {
    const next = tryOnSteps[tryOnSteps.indexOf(step) + steps];
    if (steps === 1 && !canGoOn(state)) setAsked(true);
    else if (next) dispatch({ type: "step-chosen", step: next });
  };
  const common = { state, dispatch, titleRef: stepTitle, onBack: () => goTo(-1), onNext: () => goTo(1) };

  return (
    <Modal
      open={open}
      onClose={onClose}
      initialFocus={title}
      className={`${dialog({ size: "large", phone: "full" })} ${styles.dialog}`}
      labelledBy={titleId}
    >
      <OverlayHead
        id={titleId}
        titleRef={title}
        title={<FormattedMessage id="ui.tryOnDialog.title" />}
        onClose={onClose}
      />
      {open && step === "photo" && <PhotoStep {...common} />}
      {photo && step === "pupils" && <PupilsStep {...common} photo={photo} />}
      {photo && step === "scale" && <ScaleStep {...common} photo={photo} isAsked={isAsked} />}
      {photo && step === "frame" && (
        <FrameStep {...common} photo={photo} frames={frames} pictures={drawn?.pictures ?? null} typed={known} />
      )}
      {open && drawn?.frames !== frames && (
        <WornFronts frames={frames} onDrawn={(pictures) => setDrawn({ frames, pictures })} />
      )}
    </Modal>
  );
}

/** Where the photograph comes from: a file, or the camera. */
function PhotoStep(props: StepProps) {
  const [source, setSource] = useState<"file" | "camera">("file");
  return source === "file" ? (
    <FilePhoto {...props} onCamera={() => setSource("camera")} />
  ) : (
    <CameraPhoto {...props} onFile={() => setSource("file")} />
  );
}
