import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Glasses } from "../icons/Glasses.ts";
import { StageOffer } from "./StageOffer.tsx";
import type { TryOnFrame } from "./tryOn/tryOnState.ts";

/** The size of the dialog, in CSS pixels. */
export interface TryOnSize {
  readonly width: number;
  readonly height: number;
}

export interface TryOnProps {
  /** The frames to choose from; the first is tried on first. Without frames nothing is shown. */
  frames: readonly TryOnFrame[];
  /** The pupillary distance in mm if known, such as from a prescription. @default null */
  pupillaryDistance?: number | null;
  /** The size of the dialog where it fits, in CSS pixels (docs/specification/products.md#product-11). @default 860 × 680 */
  size?: TryOnSize;
  /** Loads what else it needs, such as its texts. */
  loadDependencies?: () => Promise<unknown>;
}

const usualSize: TryOnSize = { width: 860, height: 680 };

const load = () => import("./tryOn/TryOnDialog.tsx");

const labels = {
  closed: "ui.tryOn.open",
  loading: "ui.tryOn.loading",
  failed: "ui.frameViewer.again",
  open: "ui.tryOn.open",
} as const;

/**
 * A button that opens a dialog for trying on frames, to scale, on a photograph from a file or the camera. Nothing leaves
 * the device. Its code is loaded on demand. Marks and entries are kept while the button is mounted.
 */
export function TryOn({ frames, pupillaryDistance = null, size = usualSize, loadDependencies }: TryOnProps) {
  const [state, setState] = useState<keyof typeof labels>("closed");
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);

  async function open() {
    if (loaded) return setState("open");
    setState("loading");
    try {
      const [module] = await Promise.all([load(), loadDependencies?.()]);
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
          size={size}
          onClose={() => setState("closed")}
        />
      )}
    </div>
  );
}
