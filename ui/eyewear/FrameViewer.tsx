import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { Rotate3d } from "../icons/Rotate3d.ts";
import type { DrawnFrame } from "./frame.ts";
import * as styles from "./FrameViewer.css.ts";

export interface FrameViewerProps {
  /** What is turned. */
  name: string;
  /** Another one takes the place of the one that is turned, seen from the same side. */
  frame: DrawnFrame;
  /** Shown instead where the browser turns out to show nothing in space. */
  fallback?: ReactNode;
  /** Brings what else it needs, such as its texts. */
  bring?: () => Promise<unknown>;
}

const load = () => import("./viewer/TurnedFrame.tsx");

const labels = {
  closed: "ui.frameViewer.open",
  loading: "ui.frameViewer.loading",
  failed: "ui.frameViewer.again",
  shown: "ui.frameViewer.open",
} as const;

/**
 * Offers to turn a frame in space, on the `Stage` with its picture. The code for it, and three.js, comes when it is
 * wanted; until then, and where that fails, the picture stays.
 */
export function FrameViewer({ name, frame, fallback, bring }: FrameViewerProps) {
  const [state, setState] = useState<keyof typeof labels>("closed");
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  const isPossible = useSyncExternalStore(unchanging, hasWebGl, () => true);
  useEffect(() => {
    if (wasShown.current && state !== "shown") button.current?.focus({ preventScroll: true });
    wasShown.current = state === "shown";
  }, [state]);

  const end = (how: "closed" | "failed") => {
    setLoaded(null);
    setState(how);
  };
  const open = () => {
    setState("loading");
    Promise.all([load(), bring?.()]).then(
      ([module]) => setLoaded(module),
      () => end("failed"),
    );
  };

  if (!isPossible) return null;
  const isLoading = state === "loading";
  return (
    <div className={styles.viewer} aria-busy={isLoading || undefined}>
      <div className={styles.offer} hidden={state === "shown"}>
        {state === "failed" && (
          <div className={styles.failure} role="alert">
            <InlineNotice type="warning">
              <FormattedMessage id="ui.frameViewer.failed" />
            </InlineNotice>
          </div>
        )}
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-disabled={isLoading || undefined}
          onClick={isLoading ? undefined : open}
        >
          {isLoading ? <span className={styles.spinner} /> : <Rotate3d size={20} />}
          <span aria-live="polite">
            <FormattedMessage id={labels[state]} />
          </span>
        </button>
      </div>
      {loaded && (
        <div className={styles.turned}>
          <loaded.TurnedFrame
            name={name}
            frame={frame}
            fallback={fallback}
            onShown={() => setState("shown")}
            onFailed={() => end("failed")}
            onClose={() => end("closed")}
          />
        </div>
      )}
    </div>
  );
}

const hasWebGl = () => "WebGL2RenderingContext" in window;
/** What a browser can do does not change while it shows a page. */
const unchanging = () => () => {};
