import { FormattedMessage, useIntl } from "react-intl";
import { formatDistance } from "./formats.ts";
import { SalonDetails } from "./SalonDetails.tsx";
import { SalonOpening } from "./SalonOpening.tsx";
import type { Salon } from "./salon.ts";
import * as styles from "./StoreCard.css.ts";

export interface StoreCardProps {
  /** The salon to show. */
  salon: Salon;
  /**
   * The server's time, in ISO 8601: the visitor's clock may be wrong or in another time zone. Null while it is unknown,
   * as on a page that is cached: the hours of the week are then shown instead.
   */
  now: string | null;
  /** The distance from the location the visitor entered, in kilometres; left out, it is not shown. */
  distance?: number;
  /** The heading level of the salon's name. @default 3 */
  level?: 2 | 3 | 4;
}

/**
 * Renders a salon: whether it is open, its address, distance, services, hours, phone and directions. Hours are in the
 * salon's time zone. For several salons with a map, use `StoreMap`.
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
