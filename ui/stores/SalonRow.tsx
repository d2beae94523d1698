import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { formatDistance } from "./formats.ts";
import type { Salon } from "./salon.ts";
import { SalonDetails } from "./SalonDetails.tsx";
import { SalonOpening } from "./SalonOpening.tsx";
import * as styles from "./SalonRow.css.ts";

export interface SalonRowProps {
  /** The salon to show. */
  salon: Salon;
  /** The distance in kilometres; undefined if unknown. */
  distance: number | undefined;
  /** The server's time, in ISO 8601; null while it is unknown. */
  now: string | null;
  /** The heading level of the name. */
  level: 2 | 3 | 4;
  /** `chosen` expands the details. */
  state: "folded" | "chosen";
  /** Called with the code of the salon, or null when it is collapsed. */
  onChoose: (code: string | null) => void;
}

/**
 * Renders a salon in the list beside the map, with the link to its page; expanded when it is chosen in the list or on the
 * map.
 */
export function SalonRow({ salon, distance, now, level, state, onChoose }: SalonRowProps) {
  const intl = useIntl();
  const row = useRef<HTMLLIElement>(null);
  const isChosen = state === "chosen";
  const Name = `h${level}` as const;
  useEffect(() => {
    const list = row.current?.parentElement;
    // Scrolls only a list that scrolls on its own, never the page.
    if (!isChosen || !row.current || !list || list.scrollHeight <= list.clientHeight) return;
    const [top, bottom] = [
      row.current.offsetTop - list.offsetTop,
      row.current.offsetTop - list.offsetTop + row.current.offsetHeight,
    ];
    if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight) list.scrollTop = top;
  }, [isChosen]);
  return (
    <li ref={row} className={styles.row({ state })}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Name className={styles.name}>
            <button
              type="button"
              className={styles.choose}
              aria-expanded={isChosen}
              onClick={() => onChoose(isChosen ? null : salon.code)}
            >
              {salon.city}, {salon.street}
            </button>
          </Name>
          {salon.services.length > 0 && <p className={styles.services}>{salon.services.join(", ")}</p>}
          <p className={styles.opening}>
            <SalonOpening hours={salon.hours} now={now} />
          </p>
          <p className={styles.page}>
            <a className={styles.pageLink} href={salon.href}>
              {salon.name}
            </a>
          </p>
        </div>
        {distance !== undefined && <p className={styles.distance}>{formatDistance(intl, distance)}</p>}
      </div>
      {isChosen && (
        <div className={styles.details}>
          <SalonDetails salon={salon} now={now} />
        </div>
      )}
    </li>
  );
}
