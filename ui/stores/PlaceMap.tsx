import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { Spinner } from "../feedback/Spinner.tsx";
import { Minus } from "../icons/Minus.ts";
import { Plus } from "../icons/Plus.ts";
import { Button } from "../primitives/Button.tsx";
import { IconButton } from "../primitives/IconButton.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import type { DrawnMap, MapOptions, MapPlace } from "./drawMap.ts";
import type { MapView } from "./mapView.ts";
import type { Position } from "../rules/distance.ts";
import * as styles from "./PlaceMap.css.ts";

/** Loads the code of the map. */
export type LoadMap = () => Promise<{ drawMap: (element: HTMLElement, options: MapOptions) => DrawnMap }>;

export interface PlaceMapProps {
  /** The places to show as markers. */
  places: readonly MapPlace[];
  /** The country whose outline is drawn. */
  country: "PL" | "DE";
  /** What is in view at first and after the places have changed. */
  view: MapView;
  /** What the map marks and shows with the places nearest to it, such as the visitor's position. */
  origin?: Position | null | undefined;
  /** The code of the highlighted place; null for none. */
  chosen: string | null;
  /** Called with the code of a place when its marker is pressed. */
  onChoose: (code: string) => void;
  /** Returns the accessible name of a marker, for one place or several. */
  nameOf: (codes: readonly string[]) => string;
  /** The accessible name of the map. */
  label: string;
  /** What the keyboard does on the map. */
  keys: ReactNode;
  /** What is said when the map cannot be loaded. */
  failed: ReactNode;
  /** Loads the map's code. @default the code in this package */
  loadMap?: LoadMap | undefined;
}

const loadBundledMap: LoadMap = () => import("./drawMap.ts");

/** Renders a map of places: a placeholder of the same size while its code is loading, and a message if that fails. */
export function PlaceMap(props: PlaceMapProps) {
  const [attempt, setAttempt] = useState(0);
  // Another country is another map: the places must never be drawn on one that has been removed.
  return <Attempt key={`${props.country} ${attempt}`} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt(props: PlaceMapProps & { onRetry: () => void }) {
  const { places, country, view, origin, chosen, onChoose, nameOf, label, keys, failed, onRetry } = props;
  const { loadMap = loadBundledMap } = props;
  const intl = useIntl();
  const ground = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "failed" | "drawn">("loading");
  const [map, setMap] = useState<DrawnMap | null>(null);
  const isInView = useInViewOnce(ground);

  const latest = useRef({ nameOf, onChoose });
  useEffect(() => {
    latest.current = { nameOf, onChoose };
  });

  useEffect(() => {
    const element = ground.current;
    if (!isInView || !element) return;
    let drawn: DrawnMap | null = null;
    let isActive = true;
    const draw = ({ drawMap }: Awaited<ReturnType<LoadMap>>) => {
      if (!isActive) return;
      drawn = drawMap(element, {
        country,
        view,
        nameOf: (codes) => latest.current.nameOf(codes),
        onChoose: (code) => latest.current.onChoose(code),
      });
      setMap(drawn);
      setState("drawn");
    };
    loadMap().then(draw, () => isActive && setState("failed"));
    return () => {
      isActive = false;
      drawn?.remove();
      setMap(null);
    };
  }, [isInView, country, view, loadMap]);

  useEffect(() => map?.show(places, origin), [map, places, origin]);
  useEffect(() => map?.choose(chosen), [map, chosen]);

  return (
    <fieldset className={styles.frame} aria-label={label}>
      <div ref={ground} className={styles.ground} />
      {state === "drawn" && (
        <>
          <VisuallyHidden>{keys}</VisuallyHidden>
          <div className={styles.zoom}>
            <IconButton
              icon={Plus}
              label={intl.formatMessage({ id: "ui.placeMap.zoomIn" })}
              onClick={() => map?.zoom(1)}
            />
            <IconButton
              icon={Minus}
              label={intl.formatMessage({ id: "ui.placeMap.zoomOut" })}
              onClick={() => map?.zoom(-1)}
            />
          </div>
        </>
      )}
      {state === "loading" && (
        <div className={styles.instead}>
          <Spinner size="medium" label={intl.formatMessage({ id: "ui.placeMap.loading" })} />
        </div>
      )}
      {state === "failed" && (
        <div className={styles.instead} role="alert">
          <InlineNotice type="warning">{failed}</InlineNotice>
          <Button variant="line" size="compact" onClick={onRetry}>
            <FormattedMessage id="ui.placeMap.again" />
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The distance below the viewport at which the map starts to load. */
const loadingDistance = "300px";

/** Returns whether an element has come near the viewport; once true, it stays true. */
function useInViewOnce(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isInView) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setInView(true),
      { rootMargin: loadingDistance },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isInView]);
  return isInView;
}
