import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { Rotate3d } from "../icons/Rotate3d.ts";
import type { DrawnFrame } from "./frame.ts";
import * as styles from "./FrameViewer.css.ts";
import { StageOffer } from "./StageOffer.tsx";

export interface FrameViewerProps {
  /** The name of the frame, for its accessible name. */
  name: string;
  /** The frame to show. A new frame replaces the current one at the same angle. */
  frame: DrawnFrame;
  /** Shown instead if the browser turns out to have no WebGL. */
  fallback?: ReactNode;
  /** Loads what else it needs, such as its texts. */
  loadDependencies?: () => Promise<unknown>;
  /** Another button on the same stage, such as `TryOn`. It is hidden while the 3D view is open. */
  extraAction?: ReactNode;
}

const load = () => import("./viewer/TurnedFrame.tsx");

const labels = {
  closed: "ui.frameViewer.open",
  loading: "ui.frameViewer.loading",
  failed: "ui.frameViewer.again",
  shown: "ui.frameViewer.open",
} as const;

/**
 * A button on the `Stage` of a picture that opens a 3D view of the frame. Its code, with three.js, is loaded on demand.
 * Until then, and if loading fails, the picture stays.
 */
export function FrameViewer({ name, frame, fallback, loadDependencies, extraAction }: FrameViewerProps) {
  const [state, setState] = useState<keyof typeof labels>("closed");
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasLoaded = useRef(false);
  const isSupported = useSyncExternalStore(neverChanges, hasWebGl, () => true);
  const isLoaded = loaded !== null;
  useLayoutEffect(() => {
    // The element with the focus was removed with the view.
    const isFocusLost = wasLoaded.current && !isLoaded && document.activeElement === document.body;
    if (isFocusLost) button.current?.focus({ preventScroll: true });
    wasLoaded.current = isLoaded;
  }, [isLoaded]);

  const close = (next: "closed" | "failed") => {
    setLoaded(null);
    setState(next);
  };
  const open = () => {
    setState("loading");
    Promise.all([load(), loadDependencies?.()]).then(
      ([module]) => setLoaded(module),
      () => close("failed"),
    );
  };

  const isLoading = state === "loading";
  return (
    <div className={styles.viewer} aria-busy={isLoading || undefined}>
      <div className={styles.offers} hidden={state === "shown"}>
        {isSupported && (
          <StageOffer
            ref={button}
            pending={isLoading}
            icon={Rotate3d}
            label={<FormattedMessage id={labels[state]} />}
            failure={state === "failed" && <FormattedMessage id="ui.frameViewer.failed" />}
            onOpen={open}
          />
        )}
        {extraAction}
      </div>
      {loaded && (
        <div className={styles.turned}>
          <loaded.TurnedFrame
            name={name}
            frame={frame}
            fallback={fallback}
            // It stays closed if the shopper closed it at the same moment.
            onShown={() => setState((current) => (current === "loading" ? "shown" : current))}
            onFailed={() => close("failed")}
            onClose={() => close("closed")}
          />
        </div>
      )}
    </div>
  );
}

const hasWebGl = () => "WebGL2RenderingContext" in window;
/** The subscription of a value that does not change while a page is open. */
const neverChanges = () => () => {};
