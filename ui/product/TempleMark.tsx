import { FormattedMessage, FormattedNumber } from "react-intl";
import type { FrameMeasurements } from "../eyewear/frame.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { mark, square } from "./TempleMark.css.ts";

export type TempleMarkProps = Pick<FrameMeasurements, "lensWidth" | "bridge" | "temple">;

/** A frame's size in mm as it is printed inside the temple, such as 52□18 140; spoken in words. */
export function TempleMark({ lensWidth, bridge, temple }: TempleMarkProps) {
  return (
    <span className={mark}>
      <span aria-hidden="true">
        <FormattedNumber value={lensWidth} />
        <span className={square} />
        <FormattedNumber value={bridge} /> <FormattedNumber value={temple} />
      </span>
      <VisuallyHidden>
        <FormattedMessage id="ui.templeMark.spoken" values={{ lensWidth, bridge, temple }} />
      </VisuallyHidden>
    </span>
  );
}
