import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { formatDistance } from "./formats.ts";
import type { Salon } from "./salon.ts";
import { SalonDetails } from "./SalonDetails.tsx";
import { SalonOpening } from "./SalonOpening.tsx";
import * as styles from "./SalonRow.css.ts";

export interface SalonRowProps {
  salon: Salon;
  distance: number | undefined;
  now: string;
  level: 2 | 3 | 4;
  state: "folded" | "chosen";
  onChoose: (code: string | null) => void;
}

/** A salon in the list beside the map, which unfolds when it is chosen in one of the two. */
export function SalonRow({ salon, distance, now, level, state, onChoose }: SalonRowProps) {
  const intl = useIntl();
  const row = useRef<HTMLLIElement>(null);
  const isChosen = state === "chosen";
  const Name = `h${level}` as const;
  useEffect(() => {
    const list = row.current?.parentElement;
    // Only a list that scrolls by itself: the page stays where it is.
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
        </div>
        {distance !== undefined && <p className={styles.distance}>{formatDistance(intl, distance)}</p>}
      </div>
      {isChosen && (
        <div className={styles.details}>
          <p>
            <a href={salon.href}>{salon.name}</a>
          </p>
          <SalonDetails salon={salon} now={now} />
        </div>
      )}
    </li>
  );
}
