import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { X } from "../../icons/X.ts";
import { IconButton } from "../../primitives/IconButton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import type { DrawnFrame } from "../frame.ts";
import type { FramePose } from "./FrameScene.ts";
import { FrameTurner } from "./FrameTurner.ts";
import { type Look, shownTurn } from "./look.ts";
import * as styles from "./TurnedFrame.css.ts";
import { TurnTools } from "./TurnTools.tsx";

export interface TurnedFrameProps {
  /** The name of the frame. */
  name: string;
  frame: DrawnFrame;
  /** Shown instead if the browser cannot show the 3D view. */
  fallback?: ReactNode;
  /** Called when the 3D view or the fallback is visible. */
  onShown: () => void;
  /** Called if its code could not be loaded. */
  onFailed: () => void;
  onClose: () => void;
}

/** A 3D view of a frame that can be turned. It fills its stage and takes the focus when it becomes visible. */
export function TurnedFrame({ name, frame, fallback, onShown, onFailed, onClose }: TurnedFrameProps) {
  const intl = useIntl();
  const hint = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [turner, setTurner] = useState<FrameTurner | null>(null);
  const [state, setState] = useState<"loading" | "shown" | "unable">("loading");
  const [pose, setPose] = useState<FramePose>("open");
  const [rest, setRest] = useState<Look | null>(null);

  const events = useRef({ onShown, onFailed, onClose });
  useEffect(() => {
    events.current = { onShown, onFailed, onClose };
  });
  useEffect(() => {
    if (!stage.current) return undefined;
    const turner = new FrameTurner(stage.current, styles.canvas, {
      onShown: () => setState("shown"),
      onUnable: () => setState("unable"),
      onFailed: () => events.current.onFailed(),
      onClose: () => events.current.onClose(),
      onRest: setRest,
    });
    setTurner(turner);
    return () => turner.dispose();
  }, []);
  useEffect(() => turner?.show(frame, pose), [turner, frame, pose]);
  useEffect(() => {
    if (state === "loading") return;
    stage.current?.focus({ preventScroll: true });
    events.current.onShown();
  }, [state]);

  const isUnable = state === "unable";
  return (
    <div className={styles.turned} data-state={state}>
      {isUnable && fallback}
      <div
        ref={stage}
        className={styles.stage}
        role={isUnable ? "group" : "application"}
        tabIndex={isUnable ? -1 : 0}
        aria-label={intl.formatMessage({ id: "ui.turnedFrame.label" }, { name })}
        aria-describedby={isUnable ? undefined : hint}
      >
        <VisuallyHidden id={hint}>
          <FormattedMessage id="ui.turnedFrame.hint" />
        </VisuallyHidden>
      </div>
      <output>
        {isUnable ? (
          <div className={styles.unable}>
            <InlineNotice type="info">
              <FormattedMessage id="ui.turnedFrame.unable" />
            </InlineNotice>
          </div>
        ) : (
          rest && (
            <VisuallyHidden>
              <FormattedMessage id="ui.turnedFrame.position" values={{ turn: shownTurn(rest), zoom: rest.zoom }} />
            </VisuallyHidden>
          )
        )}
      </output>
      {turner && state === "shown" && <TurnTools turner={turner} look={rest} pose={pose} onPose={setPose} />}
      <div className={styles.close}>
        <IconButton icon={X} label={intl.formatMessage({ id: "ui.turnedFrame.close" })} onClick={onClose} />
      </div>
    </div>
  );
}
