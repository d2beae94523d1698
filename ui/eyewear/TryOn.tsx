import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Glasses } from "../icons/Glasses.ts";
import { StageOffer } from "./StageOffer.tsx";
import type { TriedFrame } from "./tryOn/tryOnState.ts";

export interface TryOnProps {
  /** The one that is tried on first, then those that can be changed to; at least one. */
  frames: readonly TriedFrame[];
  /** Where it is known, such as from a prescription: in mm. */
  pupillaryDistance?: number | null;
  /** Brings what else it needs, such as its texts. */
  bring?: () => Promise<unknown>;
}

const load = () => import("./tryOn/TryOnDialog.tsx");

const labels = {
  closed: "ui.tryOn.open",
  loading: "ui.tryOn.loading",
  failed: "ui.frameViewer.again",
  open: "ui.tryOn.open",
} as const;

/**
 * Offers to try frames on, on a photograph or with the camera, in true millimetres. Nothing leaves the device. The code
 * for it comes when it is wanted; what was marked and typed stays for as long as the offer does.
 */
export function TryOn({ frames, pupillaryDistance = null, bring }: TryOnProps) {
  const [state, setState] = useState<keyof typeof labels>("closed");
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);

  async function open() {
    if (loaded) return setState("open");
    setState("loading");
    try {
      const [module] = await Promise.all([load(), bring?.()]);
      setLoaded(module);
      setState("open");
    } catch {
      setState("failed");
    }
  }

  if (frames.length === 0) return null;
  return (
    <div aria-busy={state === "loading" || undefined}>
      <StageOffer
        pending={state === "loading"}
        icon={Glasses}
        label={<FormattedMessage id={labels[state]} />}
        failure={state === "failed" && <FormattedMessage id="ui.tryOn.failed" />}
        onOpen={() => void open()}
      />
      {loaded && (
        <loaded.TryOnDialog
          open={state === "open"}
          frames={frames}
          pupillaryDistance={pupillaryDistance}
          onClose={() => setState("closed")}
        />
      )}
    </div>
  );
}
