import { FormattedMessage } from "react-intl";
import type { Finish, FrameMaterial } from "../eyewear/frame.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { acetateDot, dots, metalDot, rest } from "./FinishDots.css.ts";

export interface FinishDotsProps {
  /** What a product comes in; the picture shows the first. */
  finishes: readonly { readonly finish: Finish; readonly material: FrameMaterial }[];
}

/** As many as fit beside each other on the narrowest card. */
const MOST_DOTS = 4;

const isMetal = (material: FrameMaterial) => material === "metal" || material === "titanium";

/** The colours that a product comes in, as dots; how many there are is also said. */
export function FinishDots({ finishes }: FinishDotsProps) {
  const shown = finishes.slice(0, MOST_DOTS);
  return (
    <div className={dots}>
      {shown.map(({ finish, material }, index) => (
        <span
          key={finish}
          className={(isMetal(material) ? metalDot : acetateDot)({ finish, chosen: index === 0 })}
          aria-hidden="true"
        />
      ))}
      {finishes.length > shown.length && (
        <span className={rest} aria-hidden="true">
          +{finishes.length - shown.length}
        </span>
      )}
      <VisuallyHidden>
        <FormattedMessage id="ui.finishDots.count" values={{ count: finishes.length }} />
      </VisuallyHidden>
    </div>
  );
}
