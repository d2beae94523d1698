import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Spinner } from "../feedback/Spinner.tsx";
import { content, cover, frame, sign } from "./LoadingOverlay.css.ts";

export interface LoadingOverlayProps {
  /** While it is true, what is inside can be seen, but not used. */
  isLoading: boolean;
  /** What is waited for; seen and read out. */
  label: string;
  /** One section, or the page's whole `main`. */
  children: ReactNode;
}

/**
 * Holds a section back while an answer decides about it, such as totals after another way of delivery. Around a whole page
 * it holds that: for a payment about to leave the shop. Where only one button waits, its `pending` is enough; where
 * nothing is there yet, use `Skeleton`.
 */
export function LoadingOverlay({ isLoading, label, children }: LoadingOverlayProps) {
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const held = inside.current;
    if (!isLoading || !held) return;
    const focused = document.activeElement;
    // Set here and not by React: what becomes inert loses the focus before anybody could ask where it was.
    held.inert = true;
    return () => {
      held.inert = false;
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement && held.contains(focused)) focused.focus();
    };
  }, [isLoading]);
  return (
    <div className={frame} aria-busy={isLoading}>
      <div ref={inside} className={content}>
        {children}
      </div>
      <div aria-live="polite">
        {isLoading && (
          <div className={cover}>
            <div className={sign}>
              <Spinner words="none" />
              {label}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
