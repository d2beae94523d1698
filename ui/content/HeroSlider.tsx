import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { ChevronLeft } from "../icons/ChevronLeft.ts";
import { ChevronRight } from "../icons/ChevronRight.ts";
import { Pause } from "../icons/Pause.ts";
import { Play } from "../icons/Play.ts";
import { IconButton } from "../primitives/IconButton.tsx";
import { type HeroSlide, HeroSlideView, type HeroViewSlide } from "./HeroSlide.tsx";
import * as styles from "./HeroSlider.css.ts";

export interface HeroSliderProps {
  /** The accessible name, such as "Nowości i promocje". */
  label: string;
  /** Three to five slides; the first is shown first. */
  slides: readonly (HeroSlide | HeroViewSlide)[];
  /** How long each slide is shown, in milliseconds. @default 7000 */
  slideDuration?: number;
  /** The heading level of the slides' titles. @default 2 */
  level?: 1 | 2;
}

/**
 * Renders the slides at the top of the home page, as an ARIA carousel. They advance on their own, but not while the
 * pointer or focus is on them, after the shopper has chosen a slide, or if the visitor prefers reduced motion. Without
 * JavaScript the slides can be swiped. A single slide has no controls.
 */
export function HeroSlider({ label, slides, slideDuration = 7000, level = 2 }: HeroSliderProps) {
  const intl = useIntl();
  const track = useRef<HTMLDivElement>(null);
  const prefersReducedMotion = usePrefersReducedMotion();
  const { current, goTo } = useCurrentSlide(track, prefersReducedMotion);
  const [choice, setChoice] = useState<"play" | "stop" | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);

  const isPlaying = slides.length > 1 && (choice ?? (prefersReducedMotion ? "stop" : "play")) === "play";
  const isMoving = isPlaying && !isPointedAt && !hasFocus;
  const next = (current + 1) % slides.length;
  const goToLatest = useRef(goTo);
  useEffect(() => {
    goToLatest.current = goTo;
  });
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => goToLatest.current(next), slideDuration);
    return () => clearTimeout(timer);
  }, [isMoving, next, slideDuration]);

  const chooseSlide = (index: number) => {
    setChoice("stop");
    goTo((index + slides.length) % slides.length);
  };
  const translate = (id: string) => intl.formatMessage({ id });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the listeners only pause the slides
    <section
      className={styles.slider}
      aria-roledescription={translate("ui.heroSlider.carousel")}
      aria-label={label}
      onPointerEnter={(event) => setPointedAt(event.pointerType === "mouse")}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={(event) => setFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      {slides.length > 1 && (
        <div className={styles.controls({ ground: slides[current] && "view" in slides[current] ? "band" : "stage" })}>
          <div className={styles.row}>
            <IconButton
              icon={isPlaying ? Pause : Play}
              label={translate(isPlaying ? "ui.heroSlider.pause" : "ui.heroSlider.play")}
              onClick={() => setChoice(isPlaying ? "stop" : "play")}
            />
            <div className={styles.names}>
              {slides.map(({ code, name }, index) => (
                <button
                  key={code}
                  type="button"
                  className={styles.name}
                  aria-current={index === current || undefined}
                  onClick={() => chooseSlide(index)}
                >
                  <span className={styles.nameText}>{name}</span>
                </button>
              ))}
            </div>
            <div className={styles.steps}>
              <IconButton
                icon={ChevronLeft}
                label={translate("ui.heroSlider.previous")}
                onClick={() => chooseSlide(current - 1)}
              />
              <IconButton
                icon={ChevronRight}
                label={translate("ui.heroSlider.next")}
                onClick={() => chooseSlide(current + 1)}
              />
            </div>
          </div>
        </div>
      )}
      <div ref={track} className={styles.track} aria-live={isMoving ? "off" : "polite"}>
        {slides.map((slide, index) => (
          <div
            key={slide.code}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the carousel pattern; a fieldset is for form fields
            role="group"
            aria-roledescription={translate("ui.heroSlider.slide")}
            aria-label={intl.formatMessage(
              { id: "ui.heroSlider.position" },
              { position: index + 1, count: slides.length },
            )}
            inert={slides.length > 1 && index !== current}
          >
            {"view" in slide ? (
              slide.view
            ) : (
              <HeroSlideView slide={slide} level={level} priority={index === 0 ? "first" : "lazy"} />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

/**
 * Returns the index of the current child of a scroll-snap track, and a function that scrolls to another child. What is
 * scrolled to is current at once, so that a second press on the way goes on from there.
 */
function useCurrentSlide(track: RefObject<HTMLElement | null>, prefersReducedMotion: boolean) {
  const [current, setCurrent] = useState(0);
  /** The child that is scrolled to, until it is reached or the visitor scrolls. */
  const target = useRef<number | null>(null);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    // `scrollLeft` is negative in right-to-left layouts.
    const position = () => Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth);
    const update = () => {
      const at = Math.round(position());
      if (target.current !== null && (target.current !== at || Math.abs(position() - at) > 0.01)) return;
      target.current = null;
      setCurrent(at);
    };
    const end = () => {
      if (target.current !== null) scrollToChild(element, target.current, "instant");
    };
    const release = () => {
      target.current = null;
    };
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    element.addEventListener("scroll", update, options);
    // A browser may end a smooth scroll early, for example when another one begins.
    element.addEventListener("scrollend", end, options);
    for (const event of ["pointerdown", "wheel"]) element.addEventListener(event, release, options);
    return () => listeners.abort();
  }, [track]);
  const goTo = (index: number) => {
    target.current = index;
    setCurrent(index);
    if (track.current) scrollToChild(track.current, index, prefersReducedMotion ? "instant" : "smooth");
  };
  return { current, goTo };
}

function scrollToChild(element: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const [first] = element.children;
  const child = element.children[index];
  if (!(first instanceof HTMLElement) || !(child instanceof HTMLElement)) return;
  element.scrollTo({ left: child.offsetLeft - first.offsetLeft, behavior });
}

const query = "(prefers-reduced-motion: reduce)";

function subscribe(listener: () => void) {
  const list = matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/**
 * Returns whether the visitor prefers reduced motion; false on the server and during hydration, as for most visitors: the
 * button that stops the slides would change its meaning under a press that comes before the page responds.
 */
const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
