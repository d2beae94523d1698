import { type EnteredPrescription, Heading, lensOffers, ThicknessPreview } from "@dioptra/ui";
import type { LensFrame } from "@dioptra/ui/optics";
import { FormattedMessage, FormattedNumber } from "react-intl";
import type { OfferedLenses } from "#domain/configurator/offeredLenses.ts";
import * as styles from "./ConfiguratorView.css.ts";
import { packagesOf } from "./glasses.ts";

interface ThicknessPreviewsProps {
  readonly lenses: readonly OfferedLenses[];
  readonly prescription: EnteredPrescription;
  readonly frame: LensFrame;
}

/** How thick lenses of each index would be in the frame, to one scale. */
export function ThicknessPreviews({ lenses, prescription, frame }: ThicknessPreviewsProps) {
  const made = lensOffers(packagesOf(lenses), prescription, frame).filter(({ refusal }) => refusal === null);
  if (made.length === 0) return null;
  return (
    <section className={styles.part}>
      <Heading level={2} size="part">
        <FormattedMessage id="configurator.thickness" />
      </Heading>
      <p className={styles.text}>
        <FormattedMessage id="configurator.thickness.about" />
      </p>
      <div className={styles.previews}>
        {made.map(({ stock, thickest }) => (
          <div key={stock.code} className={styles.preview}>
            <p className={styles.previewIndex}>
              <FormattedNumber value={stock.index} minimumFractionDigits={2} />
            </p>
            <ThicknessPreview power={thickest.power} reach={thickest.reach} index={stock.index} />
          </div>
        ))}
      </div>
    </section>
  );
}
