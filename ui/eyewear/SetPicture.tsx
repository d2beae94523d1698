import { FramePicture } from "./FramePicture.tsx";
import { first, other, others, set } from "./SetPicture.css.ts";

export interface SetPictureProps {
  /** The address of the largest, a drawing of the crop `wide`. */
  main: string;
  /** The addresses of the others, drawings of the crop `square`. */
  beside: readonly string[];
  /** What kind of stage it fills. */
  crop: "card" | "wide";
  /** Whether it is what a shopper sees first. @default "lazy" */
  priority?: "first" | "lazy";
}

/** The things of a set on one stage; decorative, since the text beside it names them. */
export function SetPicture({ main, beside, crop, priority = "lazy" }: SetPictureProps) {
  return (
    <div className={set({ crop })}>
      <div className={first}>
        <FramePicture src={main} alt="" crop="wide" priority={priority} />
      </div>
      <div className={others({ crop })}>
        {beside.map((src) => (
          <div key={src} className={other}>
            <FramePicture src={src} alt="" crop="square" />
          </div>
        ))}
      </div>
    </div>
  );
}
