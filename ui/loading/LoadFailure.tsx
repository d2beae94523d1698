import {
  createContext,
  type Ref,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { FormattedMessage } from "react-intl";
import { loadFailure, retry } from "./LoadFailure.css.ts";
import type { RetryableLoad } from "./retryableLoad.ts";

/**
 * Called when a part of the page failed to load again after the shopper pressed "Try again", such as to load the page
 * anew if a deployment has replaced its code. By default nothing happens, and the shopper can press again.
 */
export const OnRepeatedLoadFailure = createContext<() => Promise<void>>(async () => {});

/**
 * Whether there is no connection, as far as the page knows. Then a part that is missing says that it needs one, and is
 * loaded as soon as there is one.
 */
export const IsAway = createContext(false);

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

/** Loads the other parts that failed. */
function loadOthers(part: RetryableLoad<unknown>): void {
  const others = [...failedParts].filter((other) => other !== part);
  failedParts.clear();
  for (const other of others) other.load().catch(() => failedParts.add(other));
}

/** A failure that can be shown in its place. */
interface Failure {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly tryAgain: () => void;
  readonly hide: () => void;
}

/** Counts what appears, so that it is known what was there first. */
let appearances = 0;
/** The failure whose sentence speaks for every part that was on the page before it, and when it appeared. */
let speaker: (Failure & { readonly since: number }) | null = null;
/** The failures that a sentence elsewhere speaks for. */
const silent = new Map<Failure["box"], Failure>();

function silence(failure: Failure): void {
  silent.set(failure.box, failure);
  failure.hide();
}

/** Decides, once a failure has its place on the page, whether it speaks there: of those together, the uppermost does. */
function shareSentence(failure: Failure, mountedAt: number): void {
  const box = failure.box.current;
  const other = speaker?.box.current;
  if (!speaker || !other || !box) {
    speaker = { ...failure, since: (appearances += 1) };
    return;
  }
  if (other === box || mountedAt >= speaker.since) return;
  const isBetter =
    !other.checkVisibility() || (box.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  if (!isBetter || !box.checkVisibility() || other.contains(document.activeElement)) {
    silence(failure);
    return;
  }
  silence(speaker);
  speaker = { ...failure, since: speaker.since };
}

/** Forgets a failure that has ended. The parts that it spoke for are tried again, and speak for themselves. */
function endFailure(box: Failure["box"]): void {
  silent.delete(box);
  if (speaker?.box !== box) return;
  speaker = null;
  const others = [...silent.values()];
  silent.clear();
  others.forEach(({ tryAgain }) => tryAgain());
}

/**
 * Loads a part of the page, and says in its place if it failed, with a button that tries again. Without a connection it says
 * that the part needs one, and loads it once it is back. If several parts that are on the page together fail, the uppermost
 * says so for all.
 */
export function LoadFailure({ part, ref }: LoadFailureProps) {
  const [failures, setFailures] = useState(0);
  const [isTrying, setTrying] = useState(false);
  const onRepeated = useContext(OnRepeatedLoadFailure);
  const isAway = useContext(IsAway);
  const wasAway = useRef(isAway);
  const isFailed = failures > 0;
  const box = useRef<HTMLDivElement>(null);
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [isOnServersPage] = useState(isHydrating);
  const mountedAt = useRef(0);
  useImperativeHandle(ref, () => ({
    end() {
      const next = box.current?.contains(document.activeElement) ? box.current.nextElementSibling : null;
      if (next instanceof HTMLElement) {
        next.tabIndex = -1;
        next.focus({ preventScroll: true });
      }
      setFailures(0);
      endFailure(box);
    },
  }));
  useEffect(() => {
    // A part inside another one is hydrated later, but it has been on the page from the start.
    mountedAt.current = isOnServersPage ? 0 : (appearances += 1);
    return () => endFailure(box);
  }, [isOnServersPage]);

  const load = useCallback(
    () =>
      void part.load().catch(() => {
        failedParts.add(part);
        setFailures((count) => count || 1);
      }),
    [part],
  );
  useEffect(load, [load]);

  useLayoutEffect(() => {
    if (isFailed) shareSentence({ box, tryAgain: load, hide: () => setFailures(0) }, mountedAt.current);
  }, [isFailed, load]);

  useEffect(() => {
    const isBack = wasAway.current && !isAway;
    wasAway.current = isAway;
    if (!isBack || !isFailed) return;
    loadOthers(part);
    // After a failure the button stays. Only a press may load the page anew, because typed input could be lost.
    part.load().catch(() => failedParts.add(part));
  }, [isAway, isFailed, part]);

  async function tryAgain() {
    if (isTrying) return;
    setTrying(true);
    loadOthers(part);
    try {
      await part.load();
    } catch {
      failedParts.add(part);
      await onRepeated();
      setFailures((count) => count + 1);
    }
    setTrying(false);
  }

  if (!isFailed) return null;
  return (
    <div ref={box} className={loadFailure}>
      {/* A repeated failure is announced again, because its element is new. */}
      <span key={failures} role="alert">
        <FormattedMessage id={isAway ? "ui.loadFailure.offline" : "ui.loadFailure.text"} />
      </span>{" "}
      <button type="button" className={retry} aria-disabled={isTrying || undefined} onClick={() => void tryAgain()}>
        <FormattedMessage id="ui.loadFailure.again" />
      </button>
    </div>
  );
}
