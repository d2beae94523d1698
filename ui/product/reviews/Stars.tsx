import { FormattedMessage } from "react-intl";
import { Star } from "../../icons/Star.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import * as styles from "./Stars.css.ts";

const places = [1, 2, 3, 4, 5] as const;
/** A number of stars. */
export type StarCount = (typeof places)[number];

/** Renders a rating from 1 to 5 as stars, rounded to whole ones. Screen readers read the exact figure. */
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
