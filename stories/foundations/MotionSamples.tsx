import { Button } from "@dioptra/ui";
import { useState } from "react";
import { actions, caption, duration, easing, place, track } from "./MotionSamples.css.ts";

const durations = Object.entries(duration);
const easings = Object.entries(easing);
const kebabCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every duration with every easing, moved by a press; under reduced motion they arrive at once. */
export function MotionSamples() {
  const [at, setAt] = useState<"start" | "end">("start");
  return (
    <>
      <div className={actions}>
        <Button variant="line" onClick={() => setAt(at === "start" ? "end" : "start")}>
          Move them
        </Button>
      </div>
      {durations.flatMap(([long, lasting]) =>
        easings.map(([soft, easedBy]) => (
          <figure key={long + soft}>
            <figcaption className={caption}>
              duration.{kebabCase(long)}, easing.{kebabCase(soft)}
            </figcaption>
            <div className={track}>
              <div className={`${place[at]} ${lasting} ${easedBy}`} />
            </div>
          </figure>
        )),
      )}
    </>
  );
}
