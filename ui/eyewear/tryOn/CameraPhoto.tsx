import { useCallback, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { Camera } from "../../icons/Camera.ts";
import { Button } from "../../primitives/Button.tsx";
import * as styles from "./CameraPhoto.css.ts";
import { type CameraProblem, useCamera } from "./camera.ts";
import { takePhoto } from "./photo.ts";
import { row, text } from "./StepLayout.css.ts";
import { StepLayout, type StepProps } from "./StepLayout.tsx";

const problemMessages = {
  refused: "ui.tryOnDialog.camera.refused",
  none: "ui.tryOnDialog.camera.none",
  busy: "ui.tryOnDialog.camera.busy",
  impossible: "ui.tryOnDialog.camera.impossible",
} as const satisfies Record<CameraProblem, string>;

/** The delay of the self-timer, in seconds. */
const timerSeconds = 3;

/** Takes a photograph with the camera, immediately or after three seconds. */
export function CameraPhoto({ dispatch, titleRef, onFile }: StepProps & { onFile: () => void }) {
  const intl = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const [isRetry, setRetry] = useState(false);
  const [seconds, setSeconds] = useState<number | null>(null);
  const { camera, again } = useCamera();
  const stream = camera.state === "live" ? camera.stream : null;
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

  const take = useCallback(() => {
    const photo = video.current && takePhoto(video.current);
    setSeconds(null);
    if (photo) dispatch({ type: "photo-taken", photo });
  }, [dispatch]);
  useEffect(() => {
    if (seconds === null) return undefined;
    const timer = setTimeout(() => (seconds > 1 ? setSeconds(seconds - 1) : take()), 1000);
    return () => clearTimeout(timer);
  }, [seconds, take]);

  function retry() {
    setRetry(true);
    again();
  }

  const { state } = camera;
  const picture =
    state === "live" ? (
      <>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live camera picture has no sound */}
        <video
          ref={video}
          className={styles.live}
          aria-label={intl.formatMessage({ id: "ui.tryOnDialog.camera.label" })}
          autoPlay
          muted
          playsInline
        />
        <output>{seconds !== null && <span className={styles.seconds}>{intl.formatNumber(seconds)}</span>}</output>
      </>
    ) : (
      <div className={styles.waiting}>
        <Camera size={40} strokeWidth={1} />
        {state === "asking" && (
          <output className={styles.asking}>
            <FormattedMessage id="ui.tryOnDialog.camera.asking" />
          </output>
        )}
      </div>
    );

  return (
    <StepLayout step="photo" titleRef={titleRef} picture={picture}>
      <p className={text}>
        <FormattedMessage id="ui.tryOnDialog.camera.text" />
      </p>
      <div role="alert">
        {state !== "live" && state !== "asking" && (
          <InlineNotice type="warning">
            <FormattedMessage id={problemMessages[state]} />
          </InlineNotice>
        )}
      </div>
      <div className={row}>
        {state === "live" && (
          <>
            <Button width="full" onClick={take}>
              <FormattedMessage id="ui.tryOnDialog.camera.take" />
            </Button>
            <Button variant="line" width="full" pending={seconds !== null} onClick={() => setSeconds(timerSeconds)}>
              <FormattedMessage id="ui.tryOnDialog.camera.timer" values={{ seconds: timerSeconds }} />
            </Button>
          </>
        )}
        {state !== "live" && state !== "impossible" && (isRetry || state !== "asking") && (
          <Button width="full" pending={state === "asking"} onClick={retry}>
            <FormattedMessage id="ui.tryOnDialog.camera.again" />
          </Button>
        )}
        <Button variant="line" width="full" onClick={onFile}>
          <FormattedMessage id="ui.tryOnDialog.camera.file" />
        </Button>
      </div>
    </StepLayout>
  );
}
