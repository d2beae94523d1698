import { FormattedMessage } from "react-intl";
import { Star } from "../../icons/Star.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import * as styles from "./Stars.css.ts";

const places = [1, 2, 3, 4, 5] as const;
export type StarCount = (typeof places)[number];

/** A rating from 1 to 5 as filled stars, to the nearest whole one; its figure is read out. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars}>
      <VisuallyHidden>
        <FormattedMessage id="ui.reviews.stars" values={{ rating }} />
      </VisuallyHidden>
      {places.map((place) => (
        <Star key={place} className={styles.star({ state: place <= Math.round(rating) ? "full" : "empty" })} />
      ))}
    </span>
  );
}
