import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { useIntl } from "react-intl";
import * as styles from "./AxisDial.css.ts";
import { axisAt, dial, onDial } from "./dialGeometry.ts";
import { holdPointer } from "../primitives/holdPointer.ts";

export interface AxisDialProps {
  /** The accessible name, which names the eye, such as "Right eye". */
  label: string;
  /** The axis in whole degrees from 1 to 180; null while empty. */
  value: number | null;
  /** Called with whole degrees from 1 to 180. */
  onChange: (axis: number) => void;
}

/** Where the hand is while the value is empty, in degrees. The first key or press starts from there. */
const initialAxis = 90;
/** The change of the axis by a key, in degrees. The native input would take 18 for a page, and starts at no value. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

const clamp = (axis: number) => Math.min(180, Math.max(1, axis));

/**
 * A dial for the axis of a cylinder, as seen by an observer facing the wearer: 0° is right, 90° is up (TABO). It is
 * dragged, pressed or moved with keys. For typing, put a field beside it. A native input over the dial receives the keys
 * and what touch screen readers do.
 */
export function AxisDial({ label, value, onChange }: AxisDialProps) {
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = value ?? initialAxis;
  const [near, far] = [onDial(shown, dial.radius), onDial(shown, -dial.tail)];

  function turnTo(axis: number) {
    if (axis !== value) onChange(axis);
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turnTo(value === null ? initialAxis : clamp(value + by));
  }

  function drag(event: PointerEvent<SVGSVGElement>) {
    input.current?.focus({ preventScroll: true });
    turnTo(axisAt(event.currentTarget, event));
  }

  return (
    <div className={styles.card}>
      <div className={styles.dial}>
        <input
          ref={input}
          type="range"
          className={styles.input}
          // From left to right in every language, like the drawing.
          dir="ltr"
          // A native input has always a value. 0 is none of the axes.
          min={value === null ? 0 : 1}
          max={180}
          value={value ?? 0}
          aria-labelledby={id}
          aria-valuetext={value === null ? intl.formatMessage({ id: "ui.axisDial.empty" }) : `${value}°`}
          onChange={({ target }) => turnTo(value === null ? initialAxis : target.valueAsNumber)}
          onKeyDown={onKeyDown}
        />
        <svg
          className={styles.face}
          viewBox={`0 0 ${dial.width} ${dial.height}`}
          aria-hidden="true"
          onPointerDown={(event) => {
            holdPointer(event);
            drag(event);
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
          // A press must not take the focus from the input.
          onMouseDown={(event) => event.preventDefault()}
        >
          <DialScale />
          <g className={styles.hand({ state: value === null ? "unset" : "set" })}>
            <line x1={far.x} y1={far.y} x2={near.x} y2={near.y} />
            <circle className={styles.pivot} cx={dial.x} cy={dial.y} r={4} />
            <circle className={styles.grip} cx={near.x} cy={near.y} r={12} />
          </g>
          {/* Touching the grip drags it; touching anywhere else scrolls the page. */}
          <circle className={styles.touch} cx={near.x} cy={near.y} r={26} />
        </svg>
      </div>
      <p className={styles.words}>
        <span id={id}>{label}</span>
        <output className={styles.degrees}>{value === null ? "–" : `${value}°`}</output>
      </p>
    </div>
  );
}

/** In degrees. */
const ticks = Array.from({ length: 37 }, (_, index) => index * 5);
const figures = [0, 30, 60, 90, 120, 150, 180];

const tickLength = (degrees: number) => (degrees % 30 === 0 ? 16 : degrees % 10 === 0 ? 10 : 6);

const path = ticks
  .map((degrees) => {
    const [outer, inner] = [onDial(degrees, dial.radius), onDial(degrees, dial.radius - tickLength(degrees))];
    return `M${outer.x.toFixed(1)} ${outer.y.toFixed(1)}L${inner.x.toFixed(1)} ${inner.y.toFixed(1)}`;
  })
  .join("");

const { x, y, radius } = dial;

/** The scale of an `AxisDial`: a semicircle with ticks at each 5°, over a lens. */
const DialScale = () => (
  <g aria-hidden="true">
    <rect className={styles.lens} x={x - 48} y={y - 42} width={96} height={84} rx={38} />
    <path className={styles.scale} d={`M${x + radius} ${y}A${radius} ${radius} 0 0 0 ${x - radius} ${y}${path}`} />
    {figures.map((degrees) => {
      const place = onDial(degrees, radius + 20);
      return (
        <text key={degrees} className={styles.figure} x={place.x} y={place.y + 4} textAnchor="middle">
          {degrees}°
        </text>
      );
    })}
  </g>
);
