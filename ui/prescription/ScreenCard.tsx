import { type PointerEvent, useId } from "react";
import { FormattedMessage } from "react-intl";
import { bankCard, type CardEdge, scaleLimits, screenScale } from "../optics/screenScale.ts";
import { holdPointer } from "../primitives/holdPointer.ts";
import * as styles from "./PupillaryDistanceGuide.css.ts";

interface ScreenCardProps {
  /** The edge that lies across the screen: the short one if the long one does not fit. */
  edge: CardEdge;
  /** The scale of the screen, in CSS pixels per mm. */
  scale: number;
  /** Called with a scale within `scaleLimits`. */
  onScale: (scale: number) => void;
}

/** The margin of the drawing in pixels, so that the grip is not cut off. */
const margin = 14;

/** A drawn bank card that the shopper resizes to a real card, by its edge or the slider, to calibrate the screen. */
export function ScreenCard({ edge, scale, onScale }: ScreenCardProps) {
  const id = useId();
  const [width, height] = [bankCard[edge] * scale, bankCard[edge === "long" ? "short" : "long"] * scale];
  const widthAt = (pixelsPerMm: number) => Math.round(pixelsPerMm * bankCard[edge]);

  function drag({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) {
    onScale(screenScale(clientX - currentTarget.getBoundingClientRect().left - margin, edge));
  }

  return (
    <>
      <div className={styles.sheet}>
        <svg
          className={styles.drawing}
          width={width + 2 * margin}
          height={height + 2}
          aria-hidden="true"
          onPointerDown={(event) => {
            holdPointer(event);
            drag(event);
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
        >
          <rect className={styles.paper} x={margin} y={1} width={width} height={height} rx={3 * scale} />
          <rect
            className={styles.chip}
            x={margin + 8 * scale}
            y={1 + height * 0.34}
            width={11 * scale}
            height={8.5 * scale}
            rx={scale}
          />
          <line className={styles.edge} x1={margin + width} y1={1} x2={margin + width} y2={height} />
          <circle className={styles.grip} cx={margin + width} cy={height / 2} r={11} />
        </svg>
      </div>
      <label htmlFor={id} className={styles.sliderLabel}>
        <FormattedMessage id="ui.pupillaryDistanceGuide.cardSlider" />
      </label>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={widthAt(scaleLimits.from)}
        max={widthAt(scaleLimits.to)}
        step={1}
        value={Math.round(width)}
        onChange={({ target }) => onScale(screenScale(Number(target.value), edge))}
      />
    </>
  );
}
