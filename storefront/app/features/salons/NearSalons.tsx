import { Heading, StoreCard } from "@dioptra/ui";
import { distanceBetween, type Position } from "@dioptra/ui/rules";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { SalonPlace } from "#domain/salon/salon.ts";
import { useServerTime } from "../../state/salons/useServerTime.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./SalonView.css.ts";
import { toShown } from "./salonParts.ts";

export interface NearSalonsProps {
  readonly title: ReactNode;
  readonly places: readonly SalonPlace[];
  /** Where distances are measured from; without it they are not shown. */
  readonly from?: Position;
}

/** Salons that may be meant, or that are near. */
export function NearSalons({ title, places, from }: NearSalonsProps) {
  const intl = useIntl();
  const store = useStoreView();
  const now = useServerTime();
  if (places.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="near">
      <Heading level={2} id="near">
        {title}
      </Heading>
      <div className={styles.near}>
        {places.map((place) => (
          <StoreCard
            key={place.code}
            salon={toShown(place, intl, store)}
            now={now}
            {...(from && { distance: distanceBetween(from, place.position) })}
          />
        ))}
      </div>
    </section>
  );
}
