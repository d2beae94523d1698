import { type PointerEvent, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { pupillaryDistanceLimits } from "../optics/pupillaryDistance.ts";
import { readOff, rulerFigures, rulerLength, rulerTicks } from "../optics/screenScale.ts";
import { formatMillimetres } from "../primitives/formats.ts";
import { holdPointer } from "../primitives/holdPointer.ts";
import * as styles from "./PupillaryDistanceGuide.css.ts";

interface ScreenRulerProps {
  /** Downwards where the screen is narrower than the ruler is long. */
  direction: "across" | "down";
  /** Pixels of a millimetre. */
  scale: number;
  /** In mm; null before the line was moved. */
  value: number | null;
  /** Only ever a distance that pupils can have. */
  onChange: (distance: number) => void;
}

const { from, to, step } = pupillaryDistanceLimits.total;
/** Where the line waits to be moved, in mm. */
const start = 62;
/** Before 0 and after the end, and across the ruler, in pixels. */
const margin = 14;
const breadth = 72;

/** A ruler in true millimetres, once the scale of the screen is known. Its line is dragged, or moved with the keys. */
export function ScreenRuler({ direction, scale, value, onChange }: ScreenRulerProps) {
  const intl = useIntl();
  const id = useId();
  const isAcross = direction === "across";
  const length = rulerLength * scale + 2 * margin;
  const place = (value ?? start) * scale;

  function drag({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
    const { left, top } = currentTarget.getBoundingClientRect();
    const distance = readOff((isAcross ? clientX - left : clientY - top) - margin, scale);
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
        value={value ?? start}
        aria-valuetext={value === null ? "–" : formatMillimetres(intl, value)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </>
  );
}
