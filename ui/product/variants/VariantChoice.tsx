import type { MouseEvent, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { FramePicture } from "../../eyewear/FramePicture.tsx";
import { Stage } from "../../eyewear/Stage.tsx";
import { frameSize, type FrameSize } from "../../optics/frameMeasures.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import { TempleMark } from "./TempleMark.tsx";
import type { Availability, FinishValue, SizeValue, VariantValue } from "./variantOption.ts";
import * as styles from "./VariantPicker.css.ts";

export interface ChoiceProps {
  /** The value to show. */
  value: VariantValue;
  /** Whether it is chosen. */
  chosen: boolean;
  /** The code of its option. */
  code: string;
  /** The element id of the sentence that explains why it is unavailable. */
  reasonId: string | undefined;
  /** Called on a plain click instead of following the link. */
  onChange: ((code: string, valueId: string) => void) | undefined;
}

/** Renders a finish as a small picture of the frame. */
export function FinishChoice({ picture, ...choice }: ChoiceProps & Pick<FinishValue, "picture">) {
  return (
    <Choice {...choice} look={styles.swatch}>
      <Stage ratio="thumbnail" radius="control">
        <FramePicture {...picture} alt="" crop="swatch" />
      </Stage>
      <VisuallyHidden>
        {choice.value.label} <Unavailable available={choice.value.available} />
      </VisuallyHidden>
    </Choice>
  );
}

/** Renders a size as its temple mark with a word. */
export function SizeChoice({ frame, fit, ...choice }: ChoiceProps & Pick<SizeValue, "frame" | "fit">) {
  return (
    <Choice {...choice} look={styles.box}>
      <span className={styles.size}>
        <TempleMark {...frame} />
      </span>{" "}
      <span className={styles.muted}>
        <FormattedMessage id={sizeWords[frameSize(frame)]} />
      </span>{" "}
      {fit && <span className={styles.reason}>{fit}</span>} <Unavailable available={choice.value.available} />
    </Choice>
  );
}

/** Renders any other value as text. */
export function WordChoice(choice: ChoiceProps) {
  return (
    <Choice {...choice} look={styles.box}>
      {choice.value.label} <Unavailable available={choice.value.available} />
    </Choice>
  );
}

interface ChoiceLinkProps extends ChoiceProps {
  look: (variant: { available: Availability }) => string;
  children: ReactNode;
}

function Choice({ value, chosen, code, reasonId, onChange, look, children }: ChoiceLinkProps) {
  const choose = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!onChange || !plain) return;
    event.preventDefault();
    onChange(code, value.id);
  };
  return (
    <li>
      <a
        href={value.href}
        aria-current={chosen || undefined}
        aria-describedby={reasonId}
        className={look({ available: value.available })}
        onClick={choose}
      >
        {children}
      </a>
    </li>
  );
}

const sizeWords = {
  narrow: "ui.frameSize.narrow",
  medium: "ui.frameSize.medium",
  wide: "ui.frameSize.wide",
} as const satisfies Record<FrameSize, string>;

function Unavailable({ available }: { available: Availability }) {
  if (available === "yes") return null;
  return (
    <span className={styles.reason}>
      {available === "sold-out" ? (
        <FormattedMessage id="ui.variantPicker.soldOut" />
      ) : (
        <FormattedMessage id="ui.variantPicker.impossible" />
      )}
    </span>
  );
}
