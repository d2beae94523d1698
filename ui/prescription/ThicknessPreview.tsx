import { FormattedMessage, useIntl } from "react-intl";
import { lensThickness, type RefractiveIndex, thicknessTolerance } from "../optics/spectacleLens.ts";
import { formatMillimetres } from "../primitives/formats.ts";
import { type CrossSection, crossSection } from "./crossSection.ts";
import * as styles from "./ThicknessPreview.css.ts";

export interface ThicknessPreviewProps {
  /** In dioptres, of the stronger meridian (`strongestPower`). */
  power: number;
  /** The refractive index. */
  index: RefractiveIndex;
  /** From the optical centre to the edge, in mm (`lensReach`). */
  reach: number;
}

/**
 * The estimated thickness of a lens, as a cross-section. Lenses of the same power and reach are drawn to the same scale for
 * every index, so that they can be compared side by side.
 */
export function ThicknessPreview(lens: ThicknessPreviewProps) {
  const intl = useIntl();
  const { centre, edge, thickest } = lensThickness(lens);
  const measure = formatMillimetres(intl, Math.round(Math.max(centre, edge) * 10) / 10);
  const tolerance = formatMillimetres(intl, thicknessTolerance);
  return (
    <div>
      <Section {...crossSection(lens)} />
      <p className={styles.thickness}>
        <FormattedMessage
          id={thickest === "edge" ? "ui.thicknessPreview.edge" : "ui.thicknessPreview.centre"}
          values={{ measure: <strong className={styles.measure}>{measure}</strong> }}
        />
      </p>
      <p className={styles.estimate}>
        <FormattedMessage id="ui.thicknessPreview.estimate" values={{ tolerance }} />
      </p>
    </div>
  );
}

const Section = ({ path, width, height }: CrossSection) => (
  <svg className={styles.section} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <path className={styles.glass} d={path} />
  </svg>
);
