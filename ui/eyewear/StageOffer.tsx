import type { ComponentType, ReactNode, Ref } from "react";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import type { IconProps } from "../icons/icon.tsx";
import * as styles from "./StageOffer.css.ts";

export interface StageOfferProps {
  /** What it offers is on its way: the button keeps the focus and ignores presses. */
  pending: boolean;
  icon: ComponentType<IconProps>;
  label: ReactNode;
  /** Why there is nothing, where it failed. */
  failure: ReactNode;
  onOpen: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button on a `Stage` for what its code comes only when it is wanted. */
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
