import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { ChevronLeft } from "../../icons/ChevronLeft.ts";
import { ChevronRight } from "../../icons/ChevronRight.ts";
import { Link } from "../../primitives/Link.tsx";
import * as styles from "./ProductShelf.css.ts";

export interface ProductShelfProps {
  /** The title of the shelf. */
  title: ReactNode;
  /** The heading level of the title; the cards should be one level below. @default 2 */
  level?: 2 | 3;
  /** A link to the complete list. */
  allLink?: { readonly href: string; readonly label: ReactNode };
  /** `ProductCard` elements. */
  children: ReactNode;
}

/** Renders products in one row that scrolls by swiping, arrow keys, or buttons where there is a pointer. */
export function ProductShelf({ title, level = 2, allLink, children }: ProductShelfProps) {
  const intl = useIntl();
  const titleId = useId();
  const shelf = useRef<HTMLUListElement>(null);
  const scrollEnds = useScrollEnds(shelf);
  const Title = `h${level}` as const;
  const scroll = (direction: 1 | -1) => {
    const { current } = shelf;
    // Slightly less than the visible width, so that a card cut off at the edge is fully visible next.
    current?.scrollBy({ left: direction * current.clientWidth * 0.9 });
  };
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <Title id={titleId} className={styles.title}>
          {title}
        </Title>
        {allLink && (
          <span className={styles.all}>
            <Link href={allLink.href}>{allLink.label}</Link>
          </span>
        )}
        <div className={styles.steps}>
          <Step
            label={intl.formatMessage({ id: "ui.productShelf.previous" })}
            isEnd={scrollEnds.start}
            onStep={() => scroll(-1)}
          >
            <ChevronLeft size={20} />
          </Step>
          <Step
            label={intl.formatMessage({ id: "ui.productShelf.next" })}
            isEnd={scrollEnds.end}
            onStep={() => scroll(1)}
          >
            <ChevronRight size={20} />
          </Step>
        </div>
      </div>
      {/* Without markers, Safari ignores the list semantics unless `role` is set. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that arrow keys scroll it */}
      <ul ref={shelf} className={styles.shelf} role="list" tabIndex={0} aria-labelledby={titleId}>
        {children}
      </ul>
    </section>
  );
}

interface StepProps {
  label: string;
  isEnd: boolean;
  onStep: () => void;
  children: ReactNode;
}

/** Renders a scroll button. At the end of the shelf it is disabled by `aria-disabled`, which keeps its focus. */
const Step = ({ label, isEnd, onStep, children }: StepProps) => (
  <button
    type="button"
    className={styles.step}
    aria-label={label}
    aria-disabled={isEnd || undefined}
    onClick={isEnd ? undefined : onStep}
  >
    {children}
  </button>
);

/** Returns whether a horizontal scroller is at its start and at its end. Before hydration it counts as at its start. */
function useScrollEnds(ref: RefObject<HTMLElement | null>): { readonly start: boolean; readonly end: boolean } {
  const [scrollEnds, setScrollEnds] = useState({ start: true, end: false });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = () => {
      // `scrollLeft` is negative in right-to-left layouts. The tolerance of a pixel is for zoomed pages.
      const scrolled = Math.abs(element.scrollLeft);
      const [start, end] = [scrolled <= 1, scrolled + element.clientWidth >= element.scrollWidth - 1];
      setScrollEnds((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener("scroll", update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", update);
    };
  }, [ref]);
  return scrollEnds;
}
