import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { HealthConsent } from "../../components/HealthConsent.tsx";
import { useHealthConsent } from "../../state/prescription/healthConsent.ts";

/** The methods available through a `ref`. */
export interface LensConsentHandle {
  /** Returns whether the values may be used. If not, it says so and focuses the box. */
  readonly check: () => boolean;
}

/** The consent to use the values of contact lenses, before they are added to the cart. */
export function LensConsent({ ref }: { readonly ref: Ref<LensConsentHandle> }) {
  const { hasConsent, change, wipe } = useHealthConsent();
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    check() {
      setMissing(!hasConsent);
      if (!hasConsent) box.current?.focus();
      return hasConsent;
    },
  }));
  return (
    <HealthConsent
      ref={box}
      values="lenses"
      hasConsent={hasConsent}
      isMissing={isMissing}
      onChange={(next) => {
        setMissing(false);
        change(next);
      }}
      onWipe={wipe}
    />
  );
}
