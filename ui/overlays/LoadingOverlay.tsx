import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Spinner } from "../feedback/Spinner.tsx";
import { content, cover, frame, sign } from "./LoadingOverlay.css.ts";

export interface LoadingOverlayProps {
  /** Whether the content is blocked; it stays visible. */
  isLoading: boolean;
  /** What is in progress; visible and announced. */
  label: string;
  /** A section, or the page's whole `main`. */
  children: ReactNode;
}

/**
 * Blocks a section while a response may change it, such as totals after a change of delivery, or a whole page while it
 * leads to the payment provider. If only a button has to wait, use its `pending`; if there is no content yet,
 * `Skeleton`.
 */
export function LoadingOverlay({ isLoading, label, children }: LoadingOverlayProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = contentRef.current;
    if (!isLoading || !element) return;
    const focused = document.activeElement;
    // Set here and not by React, because an element that becomes inert loses the focus at once, before it can be
    // remembered.
    element.inert = true;
    return () => {
      element.inert = false;
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement && element.contains(focused)) focused.focus();
    };
  }, [isLoading]);
  return (
    <div className={frame} aria-busy={isLoading}>
      <div ref={contentRef} className={content}>
        {children}
      </div>
      <div aria-live="polite">
        {isLoading && (
          <div className={cover}>
            <div className={sign}>
              <Spinner labelDisplay="none" />
              {label}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
