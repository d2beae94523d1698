import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import * as styles from "./FrameChoice.css.ts";
import type { TryOnFrame } from "./tryOnState.ts";
import type { FrontPictures } from "./WornFront.tsx";
import { frontView } from "../frontView.ts";
import { pixelDistance, type PointPair, tryOnPlacement } from "../tryOnPlacement.ts";
import type { Photo } from "./photo.ts";
import { WornFrame } from "./WornFrame.tsx";

interface FrameChoiceProps {
  face: WornFace;
  frames: readonly TryOnFrame[];
  pictures: FrontPictures | null;
  chosen: string;
  onChoose: (id: string) => void;
}

/** The frames side by side, each on the face. The chosen one is shown in the large picture. */
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

/** The shopper's eyes on their photograph, with its scale. */
export interface WornFace {
  readonly photo: Photo;
  readonly pupils: PointPair;
  readonly millimetresPerPixel: number;
  /** The offset of frames from the usual position, in mm. */
  readonly offset: { readonly x: number; readonly y: number };
}

interface FaceCropProps {
  face: WornFace;
  tried: TryOnFrame;
  /** The URL of its drawing; null until it is drawn. */
  src: string | null;
}

/** The eyes with a frame. It is decorative: the text beside it names the frame. */
function FaceCrop({ face, tried, src }: FaceCropProps) {
  const { photo, pupils } = face;
  const [left, right] = pupils;
  const width = pixelDistance(pupils) * 2.9;
  const height = width * 0.72;
  const corner = { x: (left.x + right.x - width) / 2, y: (left.y + right.y) / 2 - height * 0.46 };
  return (
    <svg className={styles.crop} viewBox={`${corner.x} ${corner.y} ${width} ${height}`} aria-hidden="true">
      <image href={photo.src} width={photo.width} height={photo.height} />
      {src && (
        <WornFrame
          src={src}
          view={frontView(tried.frame)}
          placement={tryOnPlacement({ ...face, frame: tried.frame })}
        />
      )}
    </svg>
  );
}
