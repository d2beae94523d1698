import { FramePicture } from "./FramePicture.tsx";
import { first, other, others, set } from "./SetPicture.css.ts";

export interface SetPictureProps {
  /** The URL of the largest picture, with the crop `wide`. */
  main: string;
  /** The URLs of the other pictures, with the crop `square`. */
  beside: readonly string[];
  /** The ratio of the `Stage` that it fills. */
  crop: "card" | "wide";
  /** `first` loads the largest picture with high priority. @default "lazy" */
  priority?: "first" | "lazy";
}

/** The products of a set on one stage. It is decorative: the text beside it names the products. */
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
