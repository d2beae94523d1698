import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { Rotate3d } from "../icons/Rotate3d.ts";
import type { DrawnFrame } from "./frame.ts";
import * as styles from "./FrameViewer.css.ts";
import { StageOffer } from "./StageOffer.tsx";

export interface FrameViewerProps {
  /** What is turned. */
  name: string;
  /** Another one takes the place of the one that is turned, seen from the same side. */
  frame: DrawnFrame;
  /** Shown instead where the browser turns out to show nothing in space. */
  fallback?: ReactNode;
  /** Brings what else it needs, such as its texts. */
  bring?: () => Promise<unknown>;
  /** Another offer on the same stage, such as `TryOn`; out of the way while the frame is turned. */
  beside?: ReactNode;
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
export function FrameViewer({ name, frame, fallback, bring, beside }: FrameViewerProps) {
  const [state, setState] = useState<keyof typeof labels>("closed");
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasThere = useRef(false);
  const isPossible = useSyncExternalStore(unchanging, hasWebGl, () => true);
  const isThere = loaded !== null;
  useLayoutEffect(() => {
    // What had the focus went with the view.
    const isLost = wasThere.current && !isThere && document.activeElement === document.body;
    if (isLost) button.current?.focus({ preventScroll: true });
    wasThere.current = isThere;
  }, [isThere]);

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

  const isLoading = state === "loading";
  return (
    <div className={styles.viewer} aria-busy={isLoading || undefined}>
      <div className={styles.offers} hidden={state === "shown"}>
        {isPossible && (
          <StageOffer
            ref={button}
            pending={isLoading}
            icon={Rotate3d}
            label={<FormattedMessage id={labels[state]} />}
            failure={state === "failed" && <FormattedMessage id="ui.frameViewer.failed" />}
            onOpen={open}
          />
        )}
        {beside}
      </div>
      {loaded && (
        <div className={styles.turned}>
          <loaded.TurnedFrame
            name={name}
            frame={frame}
            fallback={fallback}
            // Who closed it at that very moment has closed it.
            onShown={() => setState((before) => (before === "loading" ? "shown" : before))}
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
