import { FormattedMessage, useIntl } from "react-intl";
import { formatDistance } from "./formats.ts";
import { SalonDetails } from "./SalonDetails.tsx";
import { SalonOpening } from "./SalonOpening.tsx";
import type { Salon } from "./salon.ts";
import * as styles from "./StoreCard.css.ts";

export interface StoreCardProps {
  salon: Salon;
  /** The server's, in ISO 8601: the visitor's clock may be wrong, and is in another time zone. */
  now: string;
  /** Kilometres from where somebody said to be. Left out, it is not spoken of. */
  distance?: number;
  /** Where its name stands among the page's headings. @default 3 */
  level?: 2 | 3 | 4;
}

/**
 * A salon: whether it is open, where it is and how far, what is done there, when it is open, how to call and find it. The
 * hours are the salon's own, whatever clock the visitor has. Several of them, on a map, are `StoreMap`.
 */
export function StoreCard({ salon, now, distance, level = 3 }: StoreCardProps) {
  const intl = useIntl();
  const Name = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Name className={styles.name}>
          <a className={styles.page} href={salon.href}>
            {salon.name}
          </a>
        </Name>
        {distance !== undefined && (
          <p className={styles.distance}>
            <FormattedMessage id="ui.storeCard.distance" values={{ distance: formatDistance(intl, distance) }} />
          </p>
        )}
      </div>
      <p>
        <SalonOpening hours={salon.hours} now={now} />
      </p>
      <address className={styles.address}>
        {salon.street}
        <br />
        {salon.postCode} {salon.city}
      </address>
      {salon.services.length > 0 && <p className={styles.services}>{salon.services.join(", ")}</p>}
      <SalonDetails salon={salon} now={now} />
    </article>
  );
}
