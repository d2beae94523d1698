import type { Dispatch, ReactNode, RefObject } from "react";
import { type TryOnAction, type TryOnState, type TryOnStep, tryOnSteps } from "./tryOnState.ts";
import { FormattedMessage } from "react-intl";
import { foot } from "../../overlays/overlayParts.css.ts";
import { Button } from "../../primitives/Button.tsx";
import * as styles from "./StepLayout.css.ts";

/** The props of every step. */
export interface StepProps {
  state: TryOnState;
  dispatch: Dispatch<TryOnAction>;
  /** The title, which is focused when the step begins. */
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** Go to the previous and the next step. */
  onBack: () => void;
  onNext: () => void;
}

interface StepLayoutProps {
  step: TryOnStep;
  titleRef: RefObject<HTMLHeadingElement | null>;
  picture: ReactNode;
  /** Goes to the previous step. */
  onBack?: (() => void) | undefined;
  /** The button that continues; none if the step has no such button. */
  onward?: ReactNode;
  /** The texts and controls beside the picture. */
  children: ReactNode;
}

/** The layout of a step: a large picture, with texts and controls beside or below it. */
export function StepLayout({ step, titleRef, picture, onBack, onward, children }: StepLayoutProps) {
  const place = { step: tryOnSteps.indexOf(step) + 1, count: tryOnSteps.length };
  return (
    <>
      <div className={styles.step}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.panel}>
          <div>
            <p className={styles.count}>
              <FormattedMessage id="ui.tryOnDialog.step" values={place} />
            </p>
            <h3 ref={titleRef} className={styles.title} tabIndex={-1}>
              <FormattedMessage id={`ui.tryOnDialog.title.${step}`} />
            </h3>
          </div>
          {children}
        </div>
      </div>
      {(onBack || onward) && (
        <div className={foot}>
          <div className={styles.answers}>
            {onBack && (
              <Button variant="line" onClick={onBack}>
                <FormattedMessage id="ui.tryOnDialog.back" />
              </Button>
            )}
            <div className={styles.onward}>{onward}</div>
          </div>
        </div>
      )}
    </>
  );
}

/** Goes to the next step. */
export const NextButton = ({ onNext }: { onNext: () => void }) => (
  <Button onClick={onNext}>
    <FormattedMessage id="ui.tryOnDialog.next" />
  </Button>
);
