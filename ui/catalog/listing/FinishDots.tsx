import { useId } from "react";
import { useIntl } from "react-intl";
import type { Finish, FrameMaterial } from "../../eyewear/frame.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import { cardDot, dots, onAcetate, onMetal, rest } from "./FinishDots.css.ts";

/** A colour of a product. */
export interface FinishDot {
  /** The id of the variant or the colour. */
  readonly id: string;
  /** The colour's name in the shopper's language; a dot alone has no accessible name. */
  readonly label: string;
  /** The finish to paint. */
  readonly finish: Finish;
  /** The material of the frame: lacquer on metal has a different gloss from acetate. */
  readonly material: FrameMaterial;
}

export interface FinishDotsProps {
  /** The product's name, part of the group's accessible name. */
  product: string;
  /** The colours; those after the fourth are only counted. */
  finishes: readonly FinishDot[];
  /** The id of the colour shown. */
  chosen: string;
  /** Called with the id of the colour to show. */
  onChoose: (id: string) => void;
}

/** The number of dots that fit on the narrowest card. */
const MAX_DOTS = 4;

/** Renders the colours of a product as radio buttons; a single colour is shown without a choice. */
export function FinishDots({ product, finishes, chosen, onChoose }: FinishDotsProps) {
  const intl = useIntl();
  const name = useId();
  const [only, another] = finishes;
  const shown = finishes.slice(0, MAX_DOTS);
  if (only && !another) {
    return (
      <div className={dots}>
        <span className={`${cardDot} ${finishClass(only.finish, only.material)}`} title={only.label}>
          <VisuallyHidden>{only.label}</VisuallyHidden>
        </span>
      </div>
    );
  }
  return (
    <div
      className={dots}
      role="radiogroup"
      aria-label={`${product}, ${intl.formatMessage({ id: "ui.finishDots.label" })}`}
    >
      {shown.map(({ id, label, finish, material }) => (
        <input
          key={id}
          type="radio"
          className={`${cardDot} ${finishClass(finish, material)}`}
          name={name}
          aria-label={label}
          title={label}
          checked={id === chosen}
          onChange={() => onChoose(id)}
        />
      ))}
      {finishes.length > shown.length && <span className={rest}>{`+${finishes.length - shown.length}`}</span>}
    </div>
  );
}

/** Returns the class that paints a dot in a finish, with the gloss of the material. */
export const finishClass = (finish: Finish, material: FrameMaterial): string | undefined =>
  (material === "metal" || material === "titanium" ? onMetal : onAcetate)[finish];
