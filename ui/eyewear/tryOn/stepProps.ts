import type { Dispatch, RefObject } from "react";
import type { TryOnAction, TryOnState } from "./tryOnState.ts";

/** What every step is given. */
export interface StepProps {
  state: TryOnState;
  dispatch: Dispatch<TryOnAction>;
  /** Takes the focus when the step begins. */
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** To the step before and to the one after this; without a photograph there is none. */
  onBack: () => void;
  onNext: () => void;
}
