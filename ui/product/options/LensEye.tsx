import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { Checkbox } from "../../forms/Checkbox.tsx";
import { QuantityStepper } from "../../forms/QuantityStepper.tsx";
import type { Eye } from "../../optics/powers.ts";
import { allValues, type LensChoice, type LensMatrix, lensParameters, parametersOf } from "../../optics/lensMatrix.ts";
import { nearestLenses } from "../../optics/lensOffers.ts";
import { lensSupply } from "../../optics/contactLenses.ts";
import { compensateSphere } from "../../optics/vertexDistance.ts";
import { Button } from "../../primitives/Button.tsx";
import { formatDioptres } from "../../primitives/formats.ts";
import * as styles from "./ContactLensParameters.css.ts";
import type { EyeState, LensesAction } from "./contactLensState.ts";
import { LensField } from "./LensField.tsx";
import { lensTexts, lensValueText, type LensValueNames, parameterNames } from "./lensWords.ts";

/** A pack of contact lenses, with the data from which the supply in days is calculated. */
export interface WornPack {
  /** The number of lenses in a pack. */
  readonly packSize: number;
  /** The number of days a lens is worn: 1, 14, 30. */
  readonly period: number;
}

export interface LensEyeProps extends WornPack {
  /** The eye; `both` if one set of fields applies to both eyes. */
  eye: Eye | "both";
  /** The fields of the eye. */
  state: EyeState;
  /** The lenses that are made. */
  matrix: LensMatrix;
  /** The names of values that are words. */
  names: LensValueNames;
  /** The number of boxes available for this eye. */
  available: number;
  /** Whether to mark fields in which nothing is chosen. */
  isMissingMarked: boolean;
  /** Whether the lens is changed that this eye wears: it stays ordered, with its number of boxes. @default false */
  isChange?: boolean;
  /** Called with each change. */
  onAction: (action: LensesAction) => void;
}

const eyeTexts = {
  right: { letter: "R", name: "ui.contactLenses.right", worn: "ui.contactLenses.rightWorn" },
  left: { letter: "L", name: "ui.contactLenses.left", worn: "ui.contactLenses.leftWorn" },
  both: { letter: "R + L", name: "ui.contactLenses.both", worn: null },
} as const;

/** Renders the fields of one eye, combinations that are not made, and how long the boxes last. */
export function LensEye(props: LensEyeProps) {
  const { state, matrix, names, available, packSize, period, isMissingMarked, onAction } = props;
  const intl = useIntl();
  const { letter, name, worn: wornText } = eyeTexts[props.eye];
  const worn = props.isChange ? null : wornText;
  const eye = props.eye === "both" ? "right" : props.eye;
  const eyeName = intl.formatMessage({ id: name });
  const parameters = parametersOf(matrix);
  const hasSingleValue = (parameter: (typeof parameters)[number]) => allValues(matrix, parameter).length === 1;
  return (
    <fieldset className={styles.eye}>
      <legend className={styles.legend}>
        <span aria-hidden="true" className={styles.letter}>
          {letter}
        </span>
        <span>{eyeName}</span>
      </legend>
      <div className={styles.fields}>
        {worn && (
          <Checkbox
            checked={state.isWorn}
            onChange={(event) => onAction({ type: "worn", eye, isWorn: event.target.checked })}
          >
            <FormattedMessage id={worn} />
          </Checkbox>
        )}
        {(state.isWorn || !worn) && (
          <>
            {parameters
              .filter((parameter) => !hasSingleValue(parameter))
              .map((parameter) => (
                <LensField
                  key={parameter}
                  matrix={matrix}
                  parameter={parameter}
                  lens={state.lens}
                  names={names}
                  stray={state.strays[parameter]}
                  isMissingMarked={isMissingMarked}
                  onChange={(value) => onAction({ type: "chosen", eye, parameter, value })}
                  onStray={(typed) => onAction({ type: "stray", eye, parameter, typed })}
                />
              ))}
            <NotTogether {...{ matrix, state, names }} onChoose={(lens) => onAction({ type: "lens", eye, lens })} />
            <FromGlasses lens={state.lens} />
            <dl className={styles.facts}>
              {parameters.filter(hasSingleValue).map((parameter) => (
                <div key={parameter} className={styles.fact}>
                  <dt className={styles.factName}>
                    <FormattedMessage id={parameterNames[parameter]} />
                  </dt>
                  <dd className={styles.factValue}>
                    {allValues(matrix, parameter).map((value) => lensValueText(intl, parameter, value, names))}
                  </dd>
                </div>
              ))}
            </dl>
            {!props.isChange && (
              <>
                <div className={styles.boxes}>
                  <span className={styles.label}>
                    <FormattedMessage id="ui.contactLenses.boxes" values={{ size: packSize }} />
                  </span>
                  <QuantityStepper
                    product={intl.formatMessage({ id: "ui.contactLenses.boxesOf" }, { eye: eyeName })}
                    value={state.boxes}
                    available={available}
                    onChange={(boxes) => onAction({ type: "boxes", eye, boxes })}
                  />
                </div>
                <Supply packs={state.boxes} packSize={packSize} period={period} />
              </>
            )}
          </>
        )}
      </div>
    </fieldset>
  );
}

interface NotTogetherProps {
  matrix: LensMatrix;
  state: EyeState;
  names: LensValueNames;
  onChoose: (lens: LensChoice) => void;
}

/** Explains that the chosen values exist, but not in this combination, and offers the nearest lenses. */
function NotTogether({ matrix, state, names, onChoose }: NotTogetherProps) {
  const intl = useIntl();
  const region = useRef<HTMLOutputElement>(null);
  const { lens, last } = state;
  const offers = last ? nearestLenses(matrix, lens, last) : [];
  const describe = (choice: LensChoice, against: LensChoice) =>
    intl.formatList(
      lensTexts(
        intl,
        Object.fromEntries(
          lensParameters.map((each) => [each, choice[each] === against[each] ? undefined : choice[each]]),
        ),
        names,
      ),
    );
  const open = Object.fromEntries(
    lensParameters.flatMap((each) =>
      lens[each] !== undefined && allValues(matrix, each).length > 1 ? [[each, lens[each]]] : [],
    ),
  );
  return (
    <output ref={region} className={styles.news} tabIndex={-1}>
      {offers.length > 0 && (
        <InlineNotice type="warning">
          <FormattedMessage id="ui.contactLenses.notMade" values={{ lens: describe(open, {}) }} />
          <div className={styles.offers}>
            {offers.map((offer) => (
              <Button
                key={describe(offer, lens)}
                variant="line"
                size="compact"
                onClick={() => {
                  onChoose(offer);
                  region.current?.focus();
                }}
              >
                <FormattedMessage id="ui.contactLenses.take" values={{ value: describe(offer, lens) }} />
              </Button>
            ))}
          </div>
        </InlineNotice>
      )}
    </output>
  );
}

/** Asks whether a strong power was copied from a prescription for glasses. Nothing is converted automatically. */
function FromGlasses({ lens }: { lens: LensChoice }) {
  const intl = useIntl();
  const [answered, setAnswered] = useState<number | null>(null);
  const power = Number(lens.power ?? 0);
  const atEye = compensateSphere(power);
  if (!atEye.isCompensated || atEye.power === power || answered === power) return null;
  const texts = { power: formatDioptres(intl, power), atEye: formatDioptres(intl, atEye.power) };
  return (
    <InlineNotice type="info">
      <FormattedMessage id="ui.contactLenses.fromGlasses" values={texts} />
      <div className={styles.offers}>
        <Button variant="line" size="compact" onClick={() => setAnswered(power)}>
          <FormattedMessage id="ui.contactLenses.forLenses" />
        </Button>
      </div>
    </InlineNotice>
  );
}

const month = 30;

function Supply(pack: { packs: number; packSize: number; period: number }) {
  const { days } = lensSupply({ ...pack, eyes: 1 });
  const months = Math.floor(days / month);
  return (
    <p className={styles.supply}>
      {months > 0 ? (
        <FormattedMessage id="ui.contactLenses.months" values={{ months }} />
      ) : (
        <FormattedMessage id="ui.contactLenses.days" values={{ days }} />
      )}
    </p>
  );
}
