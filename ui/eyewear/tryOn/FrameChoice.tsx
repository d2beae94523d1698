import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import { FaceCrop, type WornFace } from "./FaceCrop.tsx";
import * as styles from "./FrameChoice.css.ts";
import type { TriedFrame } from "./triedFrame.ts";
import type { FrontPictures } from "./WornFronts.tsx";

interface FrameChoiceProps {
  face: WornFace;
  frames: readonly TriedFrame[];
  pictures: FrontPictures | null;
  chosen: string;
  onChoose: (id: string) => void;
}

/** The frames side by side, each on the face; one of them is worn in the large picture. */
export function FrameChoice({ face, frames, pictures, chosen, onChoose }: FrameChoiceProps) {
  const group = useId();
  return (
    <fieldset role="radiogroup">
      <legend>
        <VisuallyHidden>
          <FormattedMessage id="ui.tryOnDialog.frame.choice" />
        </VisuallyHidden>
      </legend>
      <div className={styles.frames}>
        {frames.map((tried) => (
          <label key={tried.id} className={styles.frame}>
            <input
              type="radio"
              className={styles.input}
              name={group}
              checked={tried.id === chosen}
              onChange={() => onChoose(tried.id)}
            />
            <FaceCrop face={face} tried={tried} src={pictures?.get(tried.id) ?? null} />
            <span className={styles.name}>{tried.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
