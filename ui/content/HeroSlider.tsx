import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { ChevronLeft } from "../icons/ChevronLeft.ts";
import { ChevronRight } from "../icons/ChevronRight.ts";
import { Pause } from "../icons/Pause.ts";
import { Play } from "../icons/Play.ts";
import { IconButton } from "../primitives/IconButton.tsx";
import { type HeroSlide, HeroSlideView } from "./HeroSlide.tsx";
import * as styles from "./HeroSlider.css.ts";

export interface HeroSliderProps {
  /** What it is, for those who hear it: "Nowości i promocje". */
  label: string;
  /** The first is seen first; three to five. */
  slides: readonly HeroSlide[];
  /** Milliseconds that each is shown. @default 7000 */
  pace?: number;
  /** Where the slides' titles stand among the page's headings. @default 2 */
  level?: 1 | 2;
}

/**
 * The slides at the top of the home page. They advance until the shopper points at them, focuses them, uses the buttons
 * or a finger, or prefers less motion. The ARIA pattern of a carousel; without script, slides are swiped. A single
 * slide is just shown.
 */
export function HeroSlider({ label, slides, pace = 7000, level = 2 }: HeroSliderProps) {
  const intl = useIntl();
  const track = useRef<HTMLDivElement>(null);
  const isStill = useStillness();
  const { current, goTo } = useCurrentSlide(track, isStill);
  const [wish, setWish] = useState<"play" | "stop" | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);

  const isPlaying = slides.length > 1 && (wish ?? (isStill ? "stop" : "play")) === "play";
  const isMoving = isPlaying && !isPointedAt && !hasFocus;
  const next = (current + 1) % slides.length;
  const goToLatest = useRef(goTo);
  useEffect(() => {
    goToLatest.current = goTo;
  });
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => goToLatest.current(next), pace);
    return () => clearTimeout(timer);
  }, [isMoving, next, pace]);

  const take = (index: number) => {
    setWish("stop");
    goTo((index + slides.length) % slides.length);
  };
  const text = (id: string) => intl.formatMessage({ id });
  return (
    // They only notice that somebody is here; what is pressed are buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.slider}
      aria-roledescription={text("ui.heroSlider.carousel")}
      aria-label={label}
      onPointerEnter={(event) => setPointedAt(event.pointerType === "mouse")}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={(event) => setFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      {slides.length > 1 && (
        <div className={styles.controls}>
          <div className={styles.row}>
            <IconButton
              icon={isPlaying ? Pause : Play}
              label={text(isPlaying ? "ui.heroSlider.pause" : "ui.heroSlider.play")}
              onClick={() => setWish(isPlaying ? "stop" : "play")}
            />
            <div className={styles.names}>
              {slides.map(({ code, name }, index) => (
                <button
                  key={code}
                  type="button"
                  className={styles.name}
                  aria-current={index === current || undefined}
                  onClick={() => take(index)}
                >
                  <span className={styles.nameText}>{name}</span>
                </button>
              ))}
            </div>
            <div className={styles.steps}>
              <IconButton icon={ChevronLeft} label={text("ui.heroSlider.previous")} onClick={() => take(current - 1)} />
              <IconButton icon={ChevronRight} label={text("ui.heroSlider.next")} onClick={() => take(current + 1)} />
            </div>
          </div>
        </div>
      )}
      <div ref={track} className={styles.track} aria-live={isMoving ? "off" : "polite"}>
        {slides.map((slide, index) => (
          <div
            key={slide.code}
            // A slide of ARIA's pattern; a fieldset has fields.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="group"
            aria-roledescription={text("ui.heroSlider.slide")}
            aria-label={intl.formatMessage(
              { id: "ui.heroSlider.position" },
              { position: index + 1, count: slides.length },
            )}
            inert={slides.length > 1 && index !== current}
          >
            <HeroSlideView slide={slide} level={level} priority={index === 0 ? "first" : "lazy"} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Returns which child of a snapping track is visible, however it was scrolled, and a function to scroll to another. */
function useCurrentSlide(track: RefObject<HTMLElement | null>, isStill: boolean) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const look = () => {
      // Negative where the language runs from right to left.
      setCurrent(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)));
    };
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [track]);
  const goTo = (index: number) => {
    const element = track.current;
    const slide = element?.children[index];
    if (!element || !(slide instanceof HTMLElement)) return;
    const [first] = element.children;
    const start = first instanceof HTMLElement ? first.offsetLeft : 0;
    element.scrollTo({ left: slide.offsetLeft - start, behavior: isStill ? "instant" : "smooth" });
  };
  return { current, goTo };
}

const query = "(prefers-reduced-motion: reduce)";

function onChange(tell: () => void) {
  const list = matchMedia(query);
  list.addEventListener("change", tell);
  return () => list.removeEventListener("change", tell);
}

/** Whether the visitor prefers less motion; true until the browser has been asked. */
const useStillness = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(query).matches,
    () => true,
  );
