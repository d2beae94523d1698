import { type RefObject, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { Spinner } from "../feedback/Spinner.tsx";
import { Minus } from "../icons/Minus.ts";
import { Plus } from "../icons/Plus.ts";
import { Button } from "../primitives/Button.tsx";
import { IconButton } from "../primitives/IconButton.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import type { DrawnMap, MapWishes } from "./drawMap.ts";
import type { Salon } from "./salon.ts";
import * as styles from "./SalonMap.css.ts";

export type BringMap = () => Promise<{ drawMap: (element: HTMLElement, wishes: MapWishes) => DrawnMap }>;

export interface SalonMapProps {
  salons: readonly Salon[];
  country: "PL" | "DE";
  chosen: string | null;
  onChoose: (code: string) => void;
  bring?: BringMap;
}

const bringOurs: BringMap = () => import("./drawMap.ts");

/** The map of a `StoreMap`: an empty stage of its size until its code is there, and a word where that cannot be had. */
export function SalonMap(props: SalonMapProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

function Attempt({
  salons,
  country,
  chosen,
  onChoose,
  bring = bringOurs,
  onAgain,
}: SalonMapProps & { onAgain: () => void }) {
  const intl = useIntl();
  const ground = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "failed" | "drawn">("loading");
  const [map, setMap] = useState<DrawnMap | null>(null);
  const isSeen = useSeen(ground);

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
    if (!isSeen || !element) return;
    let drawn: DrawnMap | null = null;
    let isWanted = true;
    const draw = ({ drawMap }: Awaited<ReturnType<BringMap>>) => {
      if (!isWanted) return;
      drawn = drawMap(element, {
        country,
        nameOf: (members) => latest.current.nameOf(members),
        onChoose: (code) => latest.current.onChoose(code),
      });
      setMap(drawn);
      setState("drawn");
    };
    bring().then(draw, () => isWanted && setState("failed"));
    return () => {
      isWanted = false;
      drawn?.remove();
      setMap(null);
    };
  }, [isSeen, country, bring]);

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
          <Button variant="line" size="compact" onClick={onAgain}>
            <FormattedMessage id="ui.storeMap.again" />
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** How far below the screen something may be to count as seen soon. */
const near = "300px";

/** Whether an element has come near what is seen; from then on it stays so. */
function useSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: near },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isSeen]);
  return isSeen;
}
