import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Checkbox } from "../../forms/Checkbox.tsx";
import { Radio, RadioBox, RadioGroup } from "../../forms/RadioGroup.tsx";
import { type Eye, eyes } from "../../optics/powers.ts";
import type { LensMatrix } from "../../optics/lensMatrix.ts";
import type { LensOrder } from "../../optics/lensOrder.ts";
import * as styles from "./ContactLensParameters.css.ts";
import { changeLenses, type LensesAction, lensesState, orderOf } from "./contactLensState.ts";
import { LensEye, type WornPack } from "./LensEye.tsx";
import type { LensValueNames } from "./lensWords.ts";

export interface ContactLensParametersProps extends WornPack {
  /** The parameters in which the lens is made. For another lens, also pass another `key`, which resets the form. */
  matrix: LensMatrix;
  /** The number of boxes available, for both eyes together. */
  available: number;
  /** Whether to ask for the dominant eye, for which some lenses for presbyopia are made differently. @default "none" */
  dominance?: "asked" | "none";
  /** The names of values that are words, such as colours. */
  names?: LensValueNames;
  /** An earlier order as the initial value. */
  defaultValue?: LensOrder;
  /** Asks for this eye's lens alone, without its number of boxes, to change a lens that was ordered earlier. */
  eye?: Eye;
  /** `missing` marks fields without a value; set it when the shopper continues. @default "quiet" */
  problems?: "quiet" | "missing";
  /** Called with an order of existing, available lenses for at least one eye; null while there is none. */
  onChange: (order: LensOrder | null) => void;
}

/**
 * Renders the parameters of contact lenses for one eye or both, and the number of boxes. Powers can be chosen or typed
 * as on the prescription (-2,25, -225). Values or combinations that are not made stay in their fields, with the reason
 * and the nearest lenses as buttons. Nothing is rounded, and powers of glasses are not converted without asking. For
 * spectacle lenses, use the prescription form.
 */
export function ContactLensParameters(props: ContactLensParametersProps) {
  const { matrix, available, dominance = "none", names = {}, problems = "quiet" } = props;
  const { defaultValue, onChange, packSize, period } = props;
  const [state, setState] = useState(() => lensesState(matrix, defaultValue ?? null));

  function dispatch(action: LensesAction) {
    const next = changeLenses(state, action);
    setState(next);
    onChange(orderOf(next, { matrix, available, dominance }));
  }

  const isMissingMarked = problems === "missing";
  const common = { matrix, names, packSize, period, isMissingMarked, onAction: dispatch };
  const availableFor = (eye: Eye) => {
    const other = state[eye === "right" ? "left" : "right"];
    return Math.max(available - (other.isWorn ? other.boxes : 0), 0);
  };
  if (props.eye) {
    return <LensEye {...common} eye={props.eye} state={state[props.eye]} available={available} isChange />;
  }
  return (
    <div className={styles.form}>
      <Checkbox checked={state.isSame} onChange={(event) => dispatch({ type: "same", isSame: event.target.checked })}>
        <FormattedMessage id="ui.contactLenses.same" />
      </Checkbox>
      <div className={styles.pair}>
        {state.isSame ? (
          <LensEye {...common} eye="both" state={state.right} available={Math.floor(available / 2)} />
        ) : (
          eyes.map((eye) => (
            <LensEye key={eye} {...common} eye={eye} state={state[eye]} available={availableFor(eye)} />
          ))
        )}
      </div>
      {dominance === "asked" && (
        <RadioGroup
          legend={<FormattedMessage id="ui.contactLenses.dominant" />}
          value={state.dominant}
          error={isMissingMarked && !state.dominant && <FormattedMessage id="ui.contactLenses.dominantMissing" />}
          onChange={(chosen) => {
            const eye = eyes.find((each) => each === chosen);
            if (eye) dispatch({ type: "dominant", eye });
          }}
        >
          <RadioBox>
            <Radio value="right" label={<FormattedMessage id="ui.contactLenses.right" />} />
            <Radio value="left" label={<FormattedMessage id="ui.contactLenses.left" />} />
          </RadioBox>
        </RadioGroup>
      )}
    </div>
  );
}
