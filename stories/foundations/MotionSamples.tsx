import { Button } from "@dioptra/ui";
import { useState } from "react";
import { actions, caption, duration, easing, place, track } from "./MotionSamples.css.ts";

const durations = Object.entries(duration);
const easings = Object.entries(easing);
const kebabCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Samples of every duration with every easing, moved by a button. With reduced motion they move immediately. */
export function MotionSamples() {
  const [at, setAt] = useState<"start" | "end">("start");
  return (
    <>
      <div className={actions}>
        <Button variant="line" onClick={() => setAt(at === "start" ? "end" : "start")}>
          Move them
        </Button>
      </div>
      {durations.flatMap(([durationName, durationClass]) =>
        easings.map(([easingName, easingClass]) => (
          <figure key={durationName + easingName}>
            <figcaption className={caption}>
              duration.{kebabCase(durationName)}, easing.{kebabCase(easingName)}
            </figcaption>
            <div className={track}>
              <div className={`${place[at]} ${durationClass} ${easingClass}`} />
            </div>
          </figure>
        )),
      )}
    </>
  );
}
