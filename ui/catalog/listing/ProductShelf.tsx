import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { ChevronLeft } from "../../icons/ChevronLeft.ts";
import { ChevronRight } from "../../icons/ChevronRight.ts";
import { Link } from "../../primitives/Link.tsx";
import * as styles from "./ProductShelf.css.ts";

export interface ProductShelfProps {
  /** Names the shelf. */
  title: ReactNode;
  /** Where the title stands among the page's headings; its cards stand one below. @default 2 */
  level?: 2 | 3;
  /** The list that it is the beginning of. */
  all?: { readonly href: string; readonly label: ReactNode };
  /** `ProductCard`s. */
  children: ReactNode;
}

/** Products in one row, to be swiped, scrolled by the arrow keys, or moved on by its buttons where there is a pointer. */
export function ProductShelf({ title, level = 2, all, children }: ProductShelfProps) {
  const intl = useIntl();
  const titleId = useId();
  const shelf = useRef<HTMLUListElement>(null);
  const at = useScrollEnds(shelf);
  const Title = `h${level}` as const;
  const move = (views: 1 | -1) => {
    const { current } = shelf;
    // A little less than is seen, so that what was cut off is then whole.
    current?.scrollBy({ left: views * current.clientWidth * 0.9 });
  };
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <Title id={titleId} className={styles.title}>
          {title}
        </Title>
        {all && (
          <span className={styles.all}>
            <Link href={all.href}>{all.label}</Link>
          </span>
        )}
        <div className={styles.steps}>
          <Step label={intl.formatMessage({ id: "ui.productShelf.previous" })} isEnd={at.start} onStep={() => move(-1)}>
            <ChevronLeft size={20} />
          </Step>
          <Step label={intl.formatMessage({ id: "ui.productShelf.next" })} isEnd={at.end} onStep={() => move(1)}>
            <ChevronRight size={20} />
          </Step>
        </div>
      </div>
      {/* Safari takes a list without markers for none; the arrow keys move what has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
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

/** It keeps the focus when the shelf has come to its end. */
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

/** Whether what scrolls sideways is at its start and at its end. Before anything is known, it is at its start. */
function useScrollEnds(ref: RefObject<HTMLElement | null>): { readonly start: boolean; readonly end: boolean } {
  const [at, setAt] = useState({ start: true, end: false });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => {
      // Negative where the language runs from right to left; a pixel for zoomed pages.
      const scrolled = Math.abs(element.scrollLeft);
      const [start, end] = [scrolled <= 1, scrolled + element.clientWidth >= element.scrollWidth - 1];
      setAt((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [ref]);
  return at;
}
