import { type PointerEvent, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { pupillaryDistanceLimits } from "../optics/pupillaryDistance.ts";
import { pixelsToMillimetres, rulerFigures, rulerLength, rulerTicks } from "../optics/screenScale.ts";
import { formatMillimetres } from "../primitives/formats.ts";
import { holdPointer } from "../primitives/holdPointer.ts";
import * as styles from "./PupillaryDistanceGuide.css.ts";

interface ScreenRulerProps {
  /** `down` if the ruler is longer than the width of the screen. */
  direction: "across" | "down";
  /** The scale of the screen, in CSS pixels per mm. */
  scale: number;
  /** The distance in mm; null until the line is moved. */
  value: number | null;
  /** Called with a possible pupillary distance, in mm. */
  onChange: (distance: number) => void;
}

const { from, to, step } = pupillaryDistanceLimits.total;
/** The initial position of the line, in mm. */
const initialDistance = 62;
/** The margin at both ends, and the width of the ruler, in pixels. */
const margin = 14;
const breadth = 72;

/** A true-to-scale ruler on the screen. Its line is dragged or moved with keys. */
export function ScreenRuler({ direction, scale, value, onChange }: ScreenRulerProps) {
  const intl = useIntl();
  const id = useId();
  const isAcross = direction === "across";
  const length = rulerLength * scale + 2 * margin;
  const place = (value ?? initialDistance) * scale;

  function drag({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
    const { left, top } = currentTarget.getBoundingClientRect();
    const distance = pixelsToMillimetres((isAcross ? clientX - left : clientY - top) - margin, scale);
    onChange(Math.min(to, Math.max(from, distance)));
  }

  return (
    <>
      <div className={styles.sheet}>
        <svg
          className={isAcross ? styles.drawing : styles.upright}
          width={isAcross ? length : breadth}
          height={isAcross ? breadth : length}
          aria-hidden="true"
          onPointerDown={(event) => {
            holdPointer(event);
            drag(event);
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
        >
          <g transform={isAcross ? `translate(${margin} 1)` : `translate(1 ${margin})`}>
            <path className={styles.ticks} d={rulerTicks(scale, direction)} />
            {rulerFigures.map((millimetre) => (
              <text
                key={millimetre}
                className={styles.figure}
                x={isAcross ? millimetre * scale : 28}
                y={isAcross ? 36 : millimetre * scale + 4}
                textAnchor={isAcross ? "middle" : "start"}
              >
                {millimetre}
              </text>
            ))}
            <line
              className={styles.edge}
              x1={isAcross ? place : 0}
              y1={isAcross ? 0 : place}
              x2={isAcross ? place : 50}
              y2={isAcross ? 50 : place}
            />
            <circle className={styles.grip} cx={isAcross ? place : 56} cy={isAcross ? 56 : place} r={11} />
          </g>
        </svg>
      </div>
      <label htmlFor={id} className={styles.sliderLabel}>
        <FormattedMessage id="ui.pupillaryDistanceGuide.rulerSlider" />
      </label>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={from}
        max={to}
        step={step}
        value={value ?? initialDistance}
        aria-valuetext={value === null ? "–" : formatMillimetres(intl, value)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </>
  );
}
