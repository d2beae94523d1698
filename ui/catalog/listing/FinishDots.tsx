import { useId } from "react";
import { useIntl } from "react-intl";
import type { Finish, FrameMaterial } from "../../eyewear/frame.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import { cardDot, dots, onAcetate, onMetal, rest } from "./FinishDots.css.ts";

/** A colour that a product comes in. */
export interface FinishDot {
  /** Of the variant, or of the colour. */
  readonly id: string;
  /** Its name in the shopper's language: a colour alone says nothing. */
  readonly label: string;
  /** How it is painted. */
  readonly finish: Finish;
  /** Of the frame: lacquer on wire shines otherwise than acetate. */
  readonly material: FrameMaterial;
}

export interface FinishDotsProps {
  /** What comes in these colours; names the choice. */
  product: string;
  /** Those beyond the fourth are only counted. */
  finishes: readonly FinishDot[];
  /** The id of the one that is shown. */
  chosen: string;
  /** Another one is wanted to be seen. */
  onChoose: (id: string) => void;
}

/** As many as fit beside each other on the narrowest card. */
const MOST_DOTS = 4;

/** The colours that a product comes in, to be chosen in place as in every group of radios; a single colour is shown as text. */
export function FinishDots({ product, finishes, chosen, onChoose }: FinishDotsProps) {
  const intl = useIntl();
  const name = useId();
  const [only, another] = finishes;
  const shown = finishes.slice(0, MOST_DOTS);
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

/** The class that paints a dot in a finish. Lacquer on wire shines otherwise than acetate. */
export const finishClass = (finish: Finish, material: FrameMaterial): string | undefined =>
  (material === "metal" || material === "titanium" ? onMetal : onAcetate)[finish];
