import { createContext, type Ref, useContext, useEffect, useImperativeHandle, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { loadFailure, retry } from "./LoadFailure.css.ts";
import type { RetryableLoad } from "./retryableLoad.ts";

/**
 * Called when a part of the page failed to load again after the shopper pressed "Try again", such as to load the page
 * anew if a deployment has replaced its code. By default nothing happens, and the shopper can press again.
 */
export const OnRepeatedLoadFailure = createContext<() => Promise<void>>(async () => {});

export interface LoadFailureHandle {
  /** Tells that the part is on the page now: the sentence disappears, and passes on the focus. */
  readonly end: () => void;
}

export interface LoadFailureProps {
  readonly part: RetryableLoad<unknown>;
  readonly ref: Ref<LoadFailureHandle>;
}

/** The parts that failed. One missing file may concern several, so that each button tries all of them again. */
const failedParts = new Set<RetryableLoad<unknown>>();

/** Loads a part of the page, and says in its place if it failed, with a button that tries again. */
export function LoadFailure({ part, ref }: LoadFailureProps) {
  const [failures, setFailures] = useState(0);
  const [isTrying, setTrying] = useState(false);
  const onRepeated = useContext(OnRepeatedLoadFailure);
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    end() {
      const next = box.current?.contains(document.activeElement) ? box.current.nextElementSibling : null;
      if (next instanceof HTMLElement) {
        next.tabIndex = -1;
        next.focus({ preventScroll: true });
      }
      setFailures(0);
    },
  }));
  useEffect(() => {
    part.load().catch(() => {
      failedParts.add(part);
      setFailures(1);
    });
  }, [part]);

  async function tryAgain() {
    if (isTrying) return;
    setTrying(true);
    const others = [...failedParts].filter((other) => other !== part);
    failedParts.clear();
    for (const other of others) other.load().catch(() => failedParts.add(other));
    try {
      await part.load();
    } catch {
      failedParts.add(part);
      await onRepeated();
      setFailures((count) => count + 1);
    }
    setTrying(false);
  }

  if (failures === 0) return null;
  return (
    <div ref={box} className={loadFailure}>
      {/* A repeated failure is announced again, because its element is new. */}
      <span key={failures} role="alert">
        <FormattedMessage id="ui.loadFailure.text" />
      </span>{" "}
      <button type="button" className={retry} aria-disabled={isTrying || undefined} onClick={() => void tryAgain()}>
        <FormattedMessage id="ui.loadFailure.again" />
      </button>
    </div>
  );
}
