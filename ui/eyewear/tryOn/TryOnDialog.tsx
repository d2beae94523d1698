import { useEffect, useId, useLayoutEffect, useReducer, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { dialog } from "../../overlays/Dialog.css.ts";
import { Modal } from "../../overlays/Modal.tsx";
import { OverlayHead } from "../../overlays/OverlayHead.tsx";
import { FrameStep } from "./FrameStep.tsx";
import { PupilsStep } from "./PupilsStep.tsx";
import { ScaleStep } from "./ScaleStep.tsx";
import { canContinue, initialTryOnState, type TryOnFrame, tryOnReducer, tryOnSteps } from "./tryOnState.ts";
import * as styles from "./TryOnDialog.css.ts";
import { type FrontPictures, WornFronts } from "./WornFront.tsx";
import { CameraPhoto } from "./CameraPhoto.tsx";
import { FilePhoto } from "./FilePhoto.tsx";
import type { StepProps } from "./StepLayout.tsx";

export interface TryOnDialogProps {
  open: boolean;
  /** The frames to try on; at least one. */
  frames: readonly TryOnFrame[];
  /** The pupillary distance in mm; null if unknown. */
  pupillaryDistance: number | null;
  /** The size of the dialog where it fits, in CSS pixels. */
  size: { readonly width: number; readonly height: number };
  onClose: () => void;
}

/** The dialog for trying on frames, in four steps: photograph, pupils, scale, frame. It keeps its state while closed. */
export function TryOnDialog({ open, frames, pupillaryDistance, size, onClose }: TryOnDialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const stepTitle = useRef<HTMLHeadingElement>(null);
  const knownDistance = pupillaryDistance === null ? "" : intl.formatNumber(pupillaryDistance);
  const [state, dispatch] = useReducer(tryOnReducer, knownDistance, initialTryOnState);
  const [hasTriedNext, setTriedNext] = useState(false);
  const [drawn, setDrawn] = useState<{ readonly frames: typeof frames; readonly pictures: FrontPictures } | null>(null);
  const { step, photo } = state;

  const shownStep = useRef(step);
  useLayoutEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    setTriedNext(false);
    // Without scrolling, so that the picture above the title stays visible on small screens.
    stepTitle.current?.focus({ preventScroll: true });
  }, [step]);
  // When another colour is chosen on the page, it becomes the one to try on.
  const first = frames[0]?.id;
  useEffect(() => {
    if (first !== undefined) dispatch({ type: "frame-chosen", id: first });
  }, [first]);

  const goTo = (steps: 1 | -1) => {
    const next = tryOnSteps[tryOnSteps.indexOf(step) + steps];
    if (steps === 1 && !canContinue(state)) setTriedNext(true);
    else if (next) dispatch({ type: "step-chosen", step: next });
  };
  const common = { state, dispatch, titleRef: stepTitle, onBack: () => goTo(-1), onNext: () => goTo(1) };

  return (
    <Modal
      open={open}
      onClose={onClose}
      initialFocus={title}
      className={`${dialog({ size: "large", phone: "full" })} ${styles.dialog}`}
      variables={{ [styles.width]: `${size.width}px`, [styles.height]: `${size.height}px` }}
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
      {photo && step === "scale" && <ScaleStep {...common} photo={photo} hasTriedNext={hasTriedNext} />}
      {photo && step === "frame" && (
        <FrameStep {...common} photo={photo} frames={frames} pictures={drawn?.pictures ?? null} typed={knownDistance} />
      )}
      {open && drawn?.frames !== frames && (
        <WornFronts frames={frames} onDrawn={(pictures) => setDrawn({ frames, pictures })} />
      )}
    </Modal>
  );
}

/** The step that takes a photograph from a file or the camera. */
function PhotoStep(props: StepProps) {
  const [source, setSource] = useState<"file" | "camera">("file");
  return source === "file" ? (
    <FilePhoto {...props} onCamera={() => setSource("camera")} />
  ) : (
    <CameraPhoto {...props} onFile={() => setSource("file")} />
  );
}
