import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { RadioNotice } from "../forms/RadioGroup.tsx";
import { Check } from "../icons/Check.ts";
import type { LensFrame } from "../optics/centration.ts";
import type { LensStock } from "../optics/spectacleLens.ts";
import { Amount } from "../primitives/Amount.tsx";
import { type AmountValue, formatMeasure } from "../primitives/formats.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import * as styles from "./LensChoice.css.ts";
import { type LensOffer, lensOffers, reasonWords, refusalWords } from "./lensOffers.ts";
import type { EnteredPrescription } from "./readDraft.ts";
import { ThicknessPreview } from "./ThicknessPreview.tsx";

/** A lens package: lenses with their coatings, at one price. */
export interface LensPackage extends LensStock {
  /** Identifies the package. */
  readonly code: string;
  /** The rank of the package; null in a choice of more than three. */
  readonly tier: "good" | "better" | "best" | null;
  /** The name in the language of the page, such as "Thin and light". */
  readonly name: string;
  /** The gross price that is added to that of the frame. */
  readonly price: AmountValue;
  /** The coatings and services included, such as "Anti-reflection". */
  readonly contains: readonly string[];
}

export interface LensChoiceProps {
  /** Two to four packages, the plainest first. */
  packages: readonly LensPackage[];
  /** The prescription that the lenses are for. */
  prescription: Pick<EnteredPrescription, "eyes" | "pupillaryDistance">;
  /** The frame that the lenses are for. */
  frame: LensFrame;
  /** The code of the chosen package, or null. The recommended package is never preselected. */
  value: string | null;
  /** Called with the code of a package that can be made. */
  onChange: (code: string) => void;
}

/**
 * The choice of a lens package: good, better or best. One package is recommended, with a reason from the prescription and
 * the frame. Thickness and weight of each are estimates. Packages that cannot be made are disabled and state the reason.
 */
export function LensChoice({ packages, prescription, frame, value, onChange }: LensChoiceProps) {
  const name = useId();
  const offers = lensOffers(packages, prescription, frame);
  return (
    <fieldset role="radiogroup">
      <legend>
        <VisuallyHidden>
          <FormattedMessage id="ui.lensChoice.legend" />
        </VisuallyHidden>
      </legend>
      <div className={styles.choices}>
        {offers.map((offer) => (
          <Choice
            key={offer.stock.code}
            name={name}
            offer={offer}
            isChosen={value === offer.stock.code && offer.refusal === null}
            onChange={onChange}
          />
        ))}
      </div>
      {offers.length === 0 && (
        <RadioNotice>
          <FormattedMessage id="ui.lensChoice.empty" />
        </RadioNotice>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  offer: LensOffer<LensPackage>;
  isChosen: boolean;
  onChange: (code: string) => void;
}

function Choice({ name, offer, isChosen, onChange }: ChoiceProps) {
  const intl = useIntl();
  const id = useId();
  const { stock, refusal, recommended, thickest, weight } = offer;
  const isMade = refusal === null;
  return (
    <div className={styles.choice({ state: isMade ? "made" : "refused" })}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={stock.code}
        checked={isChosen}
        disabled={!isMade}
        aria-labelledby={`${id}-name ${id}-price`}
        aria-describedby={`${id}-reason ${id}-facts`}
        onChange={() => onChange(stock.code)}
      />
      <p className={styles.head}>
        {stock.tier !== null && <FormattedMessage id={`ui.lensChoice.${stock.tier}`} />}
        {recommended !== null && (
          <span className={styles.recommended}>
            <FormattedMessage id="ui.lensChoice.recommended" />
          </span>
        )}
      </p>
      <p id={`${id}-name`} className={styles.name}>
        {stock.name}
      </p>
      <p className={styles.facts}>
        <FormattedMessage id="ui.lensChoice.index" values={{ index: intl.formatNumber(stock.index) }} />
      </p>
      {refusal !== null && (
        <div id={`${id}-reason`}>
          <InlineNotice type="warning">{refusalWords(intl, refusal)}</InlineNotice>
        </div>
      )}
      {isMade && (
        <div id={`${id}-facts`}>
          <ThicknessPreview power={thickest.power} reach={thickest.reach} index={stock.index} />
          <p className={styles.facts}>
            <FormattedMessage id="ui.lensChoice.thickest" values={{ eye: thickest.eye }} />
          </p>
          <p className={styles.facts}>
            <FormattedMessage id="ui.lensChoice.weight" values={{ weight: formatMeasure(intl, weight, "gram") }} />
          </p>
        </div>
      )}
      <ul className={styles.contents} aria-label={intl.formatMessage({ id: "ui.lensChoice.contains" })}>
        {stock.contains.map((content) => (
          <li key={content} className={styles.content}>
            <Check className={styles.tick} />
            {content}
          </li>
        ))}
      </ul>
      {isMade && recommended !== null && (
        <p id={`${id}-reason`} className={styles.because}>
          {reasonWords(intl, recommended, thickest.power)}
        </p>
      )}
      <p id={`${id}-price`} className={styles.price}>
        {stock.price.minor === 0 ? (
          <FormattedMessage id="ui.lensChoice.included" />
        ) : (
          <>
            +<Amount value={stock.price} />
          </>
        )}
      </p>
    </div>
  );
}
