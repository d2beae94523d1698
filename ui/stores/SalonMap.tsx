import { type RefObject, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { Spinner } from "../feedback/Spinner.tsx";
import { Minus } from "../icons/Minus.ts";
import { Plus } from "../icons/Plus.ts";
import { Button } from "../primitives/Button.tsx";
import { IconButton } from "../primitives/IconButton.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import type { DrawnMap, MapOptions } from "./drawMap.ts";
import type { Salon } from "./salon.ts";
import * as styles from "./SalonMap.css.ts";

/** Loads the code of the map. */
export type LoadMap = () => Promise<{ drawMap: (element: HTMLElement, options: MapOptions) => DrawnMap }>;

export interface SalonMapProps {
  /** The salons to show as markers. */
  salons: readonly Salon[];
  /** The country whose outline is drawn. */
  country: "PL" | "DE";
  /** The code of the highlighted salon; null for none. */
  chosen: string | null;
  /** Called with the code of a salon when its marker is pressed. */
  onChoose: (code: string) => void;
  /** Loads the map's code. @default the code in this package */
  loadMap?: LoadMap;
}

const loadBundledMap: LoadMap = () => import("./drawMap.ts");

/**
 * Renders the map of a `StoreMap`: a placeholder of the same size while its code is loading, and a message if that
 * fails.
 */
export function SalonMap(props: SalonMapProps) {
  const [attempt, setAttempt] = useState(0);
  // Another country is another map: the salons must never be drawn on one that has been removed.
  return <Attempt key={`${props.country} ${attempt}`} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({
  salons,
  country,
  chosen,
  onChoose,
  loadMap = loadBundledMap,
  onRetry,
}: SalonMapProps & { onRetry: () => void }) {
  const intl = useIntl();
  const ground = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "failed" | "drawn">("loading");
  const [map, setMap] = useState<DrawnMap | null>(null);
  const isInView = useInViewOnce(ground);

  const nameOf = (members: readonly Salon[]) => {
    const [first] = members;
    if (!first) return "";
    if (members.length === 1) return `${first.city}, ${first.street}`;
    return intl.formatMessage({ id: "ui.storeMap.several" }, { city: first.city, count: members.length });
  };
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
        nameOf: (members) => latest.current.nameOf(members),
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
  }, [isInView, country, loadMap]);

  useEffect(() => map?.show(salons), [map, salons]);
  useEffect(() => map?.choose(chosen), [map, chosen]);

  return (
    <fieldset className={styles.frame} aria-label={intl.formatMessage({ id: "ui.storeMap.label" })}>
      <div ref={ground} className={styles.ground} />
      {state === "drawn" && (
        <>
          <VisuallyHidden>
            <FormattedMessage id="ui.storeMap.keys" />
          </VisuallyHidden>
          <div className={styles.zoom}>
            <IconButton
              icon={Plus}
              label={intl.formatMessage({ id: "ui.storeMap.zoomIn" })}
              onClick={() => map?.zoom(1)}
            />
            <IconButton
              icon={Minus}
              label={intl.formatMessage({ id: "ui.storeMap.zoomOut" })}
              onClick={() => map?.zoom(-1)}
            />
          </div>
        </>
      )}
      {state === "loading" && (
        <div className={styles.instead}>
          <Spinner size="medium" label={intl.formatMessage({ id: "ui.storeMap.loading" })} />
        </div>
      )}
      {state === "failed" && (
        <div className={styles.instead} role="alert">
          <InlineNotice type="warning">
            <FormattedMessage id="ui.storeMap.failed" />
          </InlineNotice>
          <Button variant="line" size="compact" onClick={onRetry}>
            <FormattedMessage id="ui.storeMap.again" />
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
