import { type ReactNode, type RefObject, Suspense, useDeferredValue, useLayoutEffect, useMemo, useRef } from "react";
import { LoadFailure, type LoadFailureHandle } from "./LoadFailure.tsx";
import type { RetryableLoad } from "./retryableLoad.ts";

export interface LoadingPartProps {
  /** What the content suspends for, by `use(part.loaded)`. */
  part: RetryableLoad<unknown>;
  /** Whether it is loaded, so that the content does not suspend. */
  isLoaded: boolean;
  children: ReactNode;
}

/**
 * Renders a part of the page that suspends until something is loaded. Until then the server's HTML stays, or there is
 * nothing. If it cannot be loaded, a sentence beside it says so, with a button that tries again.
 */
export function LoadingPart({ part, isLoaded, children }: LoadingPartProps) {
  const failure = useRef<LoadFailureHandle>(null);
  // While the part is loading, an urgent update would replace the server's HTML with the empty fallback.
  const deferred = useDeferredValue(children);
  const shown = isLoaded ? children : deferred;
  const content = useMemo(
    () => (
      <Suspense>
        {shown}
        <Arrival failure={failure} />
      </Suspense>
    ),
    [shown],
  );
  return (
    <>
      {isLoaded ? null : <LoadFailure part={part} ref={failure} />}
      {content}
    </>
  );
}

/** Reports that the content beside it is on the page. */
function Arrival({ failure }: { failure: RefObject<LoadFailureHandle | null> }) {
  useLayoutEffect(() => failure.current?.end(), [failure]);
  return null;
}
