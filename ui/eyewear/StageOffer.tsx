import type { ComponentType, ReactNode, Ref } from "react";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import type { IconProps } from "../icons/icon.tsx";
import * as styles from "./StageOffer.css.ts";

export interface StageOfferProps {
  /** Whether its code is loading. The button keeps the focus and ignores presses. */
  pending: boolean;
  /** The icon of the button. */
  icon: ComponentType<IconProps>;
  /** The label of the button. */
  label: ReactNode;
  /** The error message if loading failed; otherwise falsy. */
  failure: ReactNode;
  /** Called when the button is pressed. */
  onOpen: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button on a `Stage` for a feature whose code is loaded on demand. */
export function StageOffer({ pending, icon: Icon, label, failure, onOpen, ref }: StageOfferProps) {
  return (
    <div className={styles.offer}>
      {failure && (
        <div className={styles.failure} role="alert">
          <InlineNotice type="warning">{failure}</InlineNotice>
        </div>
      )}
      <button
        ref={ref}
        type="button"
        className={styles.button}
        aria-disabled={pending || undefined}
        onClick={pending ? undefined : onOpen}
      >
        {pending ? <span className={styles.spinner} /> : <Icon size={20} />}
        <span aria-live="polite">{label}</span>
      </button>
    </div>
  );
}
