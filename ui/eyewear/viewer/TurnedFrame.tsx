import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { X } from "../../icons/X.ts";
import { IconButton } from "../../primitives/IconButton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import type { DrawnFrame } from "../frame.ts";
import type { Way } from "./FrameScene.ts";
import { FrameTurner } from "./FrameTurner.ts";
import { type Look, shownTurn } from "./look.ts";
import * as styles from "./TurnedFrame.css.ts";
import { TurnTools } from "./TurnTools.tsx";

export interface TurnedFrameProps {
  /** What is turned. */
  name: string;
  frame: DrawnFrame;
  /** Stands in where the browser shows nothing in space. */
  fallback?: ReactNode;
  /** There is something to see, be it only the fallback. */
  onShown: () => void;
  /** What it needs could not be loaded. */
  onFailed: () => void;
  onClose: () => void;
}

/** A frame that can be turned by hand; it fills the stage around it, and has the focus as soon as it is seen. */
export function TurnedFrame({ name, frame, fallback, onShown, onFailed, onClose }: TurnedFrameProps) {
  const intl = useIntl();
  const hint = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [turner, setTurner] = useState<FrameTurner | null>(null);
  const [state, setState] = useState<"loading" | "shown" | "unable">("loading");
  const [way, setWay] = useState<Way>("open");
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
  useEffect(() => turner?.show(frame, way), [turner, frame, way]);
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
      {turner && state === "shown" && <TurnTools turner={turner} look={rest} way={way} onWay={setWay} />}
      <div className={styles.close}>
        <IconButton icon={X} label={intl.formatMessage({ id: "ui.turnedFrame.close" })} onClick={onClose} />
      </div>
    </div>
  );
}
