import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Checkbox } from "../../forms/Checkbox.tsx";
import { Radio, RadioBox, RadioGroup } from "../../forms/RadioGroup.tsx";
import { eyes } from "../../optics/powers.ts";
import type { LensMatrix } from "../../optics/lensMatrix.ts";
import type { LensOrder } from "../../optics/lensOrder.ts";
import * as styles from "./ContactLensParameters.css.ts";
import { changeLenses, type LensesAction, lensesState, orderOf } from "./contactLensState.ts";
import { LensEye, type WornPack } from "./LensEye.tsx";
import type { LensValueNames } from "./lensWords.ts";

export interface ContactLensParametersProps extends WornPack {
  /** What is made of the lens; another one begins the form anew (give it another `key`). */
  matrix: LensMatrix;
  /** Boxes that can be had, for both eyes together. */
  available: number;
  /** Whether the lens is made differently for the eye that leads, as some for presbyopia are. @default "none" */
  dominance?: "asked" | "none";
  /** Names of values that are words, such as colours. */
  names?: LensValueNames;
  /** An earlier order to begin with. */
  defaultValue?: LensOrder;
  /** Only ever lenses that are made and can be had, for at least one eye; null while the fields say none. */
  onChange: (order: LensOrder | null) => void;
}

/**
 * Contact lenses for two eyes, or for one: what the prescription says, and how many boxes. Powers are typed as they stand
 * on paper (-2,25, -225) or chosen; what is not made, or not together, stays as it was typed, with the reason and the
 * nearest lenses as buttons. Nothing is rounded and nothing is taken over from glasses without a question. For spectacle
 * lenses there is a prescription form of its own.
 */
export function ContactLensParameters(props: ContactLensParametersProps) {
  const { matrix, available, dominance = "none", names = {}, defaultValue, onChange, packSize, period } = props;
  const [state, setState] = useState(() => lensesState(matrix, defaultValue ?? null));

  function act(action: LensesAction) {
    const next = changeLenses(state, action);
    setState(next);
    onChange(orderOf(next, { matrix, available, dominance }));
  }

  const common = { matrix, names, packSize, period, onAction: act };
  const boxesBeside = (eye: "right" | "left") => {
    const other = state[eye === "right" ? "left" : "right"];
    return Math.max(available - (other.isWorn ? other.boxes : 0), 0);
  };
  return (
    <div className={styles.form}>
      <Checkbox checked={state.isSame} onChange={(event) => act({ type: "same", isSame: event.target.checked })}>
        <FormattedMessage id="ui.contactLenses.same" />
      </Checkbox>
      <div className={styles.pair}>
        {state.isSame ? (
          <LensEye {...common} eye="both" state={state.right} available={Math.floor(available / 2)} />
        ) : (
          eyes.map((eye) => <LensEye key={eye} {...common} eye={eye} state={state[eye]} available={boxesBeside(eye)} />)
        )}
      </div>
      {dominance === "asked" && (
        <RadioGroup
          legend={<FormattedMessage id="ui.contactLenses.dominant" />}
          value={state.dominant}
          onChange={(chosen) => {
            const eye = eyes.find((each) => each === chosen);
            if (eye) act({ type: "dominant", eye });
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
