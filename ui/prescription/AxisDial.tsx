import { type KeyboardEvent, type PointerEvent, useId } from "react";
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

/** The change of the axis by a key, in degrees. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: -1,
  ArrowDown: -1,
  ArrowLeft: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};
const ends: Readonly<Record<string, number>> = { Home: 1, End: 180 };

/** The axis of the hand while the value is empty, in degrees. */
const initialAxis = 90;

/**
 * A dial for the axis of a cylinder, as seen by an observer facing the wearer: 0° is right, 90° is up (TABO). It is
 * dragged, pressed or moved with keys. For typing, put a field beside it.
 */
export function AxisDial({ label, value, onChange }: AxisDialProps) {
  const id = useId();
  const shown = value ?? initialAxis;
  const [near, far] = [onDial(shown, dial.radius), onDial(shown, -dial.tail)];

  function turnTo(axis: number) {
    const clamped = Math.min(180, Math.max(1, axis));
    if (clamped !== value) onChange(clamped);
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = steps[event.key];
    const to = ends[event.key] ?? (by === undefined ? undefined : value === null ? initialAxis : value + by);
    if (to === undefined) return;
    event.preventDefault();
    turnTo(to);
  }

  const drag = (event: PointerEvent<SVGSVGElement>) => turnTo(axisAt(event.currentTarget, event));

  return (
    <div className={styles.card}>
      <svg
        className={styles.face}
        viewBox={`0 0 ${dial.width} ${dial.height}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native slider cannot be curved
        role="slider"
        tabIndex={0}
        aria-labelledby={id}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={180}
        aria-valuenow={shown}
        aria-valuetext={value === null ? "–" : `${value}°`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          holdPointer(event);
          drag(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
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
