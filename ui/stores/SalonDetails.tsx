import { FormattedMessage, FormattedNumber } from "react-intl";
import { Star } from "../icons/Star.ts";
import { Link } from "../primitives/Link.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import * as styles from "./SalonDetails.css.ts";
import { SalonHours } from "./SalonHours.tsx";
import type { Salon } from "./salon.ts";

export interface SalonDetailsProps {
  /** The salon to show. */
  salon: Salon;
  /** The server's time, in ISO 8601; null while it is unknown. */
  now: string | null;
}

/** Renders the details for a visit: rating, phone, directions and opening hours. */
export const SalonDetails = ({ salon, now }: SalonDetailsProps) => (
  <>
    {salon.rating && <Rating {...salon.rating} />}
    <p className={styles.ways}>
      <Link href={`tel:${salon.phone.replaceAll(/[^+\d]/g, "")}`}>{salon.phone}</Link>
      <Link href={salon.routeHref}>
        <FormattedMessage id="ui.salonDetails.route" /> <VisuallyHidden>{salon.name}</VisuallyHidden>
      </Link>
    </p>
    <details className={styles.hours}>
      <summary className={styles.summary}>
        <FormattedMessage id="ui.salonDetails.hours" />
      </summary>
      <SalonHours hours={salon.hours} now={now} />
    </details>
  </>
);

const Rating = ({ value, count }: { value: number; count: number }) => (
  <p className={styles.rating}>
    <Star size={16} className={styles.star} />
    <span>
      <FormattedMessage
        id="ui.salonDetails.rating"
        values={{
          value: <FormattedNumber value={value} minimumFractionDigits={1} maximumFractionDigits={1} />,
          count,
        }}
      />
    </span>
  </p>
);
