import { type IntlShape, useIntl } from "react-intl";
import { formatMillimetres } from "../../primitives/formats.ts";
import type { Point } from "../curve.ts";
import type { FrontView } from "../frontView.ts";
import { type Placement, wornBox } from "../tryOnPlacement.ts";
import { arrowStep, useDrag } from "./dragging.ts";
import * as styles from "./FrameHandle.css.ts";
import { maxMoved } from "./tryOnState.ts";
import { WornFrame } from "./WornFrame.tsx";

interface FrameHandleProps {
  src: string;
  name: string;
  view: FrontView;
  placement: Placement;
  /** How many pixels of the photograph are one of the page. */
  unit: number;
  /** How far it was pushed, in mm. */
  moved: Point;
  onMove: (moved: Point) => void;
}

/** In mm, by an arrow key. */
const step = 0.5;

/** The frame on the face, which is pushed along the nose, or to a side, by pointer or arrow keys. */
export function FrameHandle({ src, name, view, placement, unit, moved, onMove }: FrameHandleProps) {
  const intl = useIntl();
  const { x, y, scale, angle } = placement;
  const drag = useDrag(() => (across, down) => {
    const turn = (-angle * Math.PI) / 180;
    const millimetres = unit / scale;
    onMove({
      x: halves(moved.x + (across * Math.cos(turn) - down * Math.sin(turn)) * millimetres),
      y: halves(moved.y + (across * Math.sin(turn) + down * Math.cos(turn)) * millimetres),
    });
  });
  return (
    <g
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is slid is the frame itself
      role="slider"
      tabIndex={0}
      className={styles.handle}
      aria-label={intl.formatMessage({ id: "ui.tryOnDialog.frame.label" }, { name })}
      aria-orientation="vertical"
      aria-valuemin={-maxMoved.y}
      aria-valuemax={maxMoved.y}
      aria-valuenow={moved.y}
      aria-valuetext={placeText(intl, moved)}
      {...drag}
      onKeyDown={(event) => {
        const way = arrowStep(event);
        if (!way) return;
        event.preventDefault();
        onMove({ x: moved.x + way.x * step, y: moved.y + way.y * step });
      }}
    >
      <WornFrame src={src} view={view} placement={placement} />
      <rect
        className={styles.target}
        {...wornBox(view)}
        rx={3}
        transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale})`}
      />
    </g>
  );
}

/** To the half millimetre, which is more than a hand can tell. */
const halves = (length: number) => Math.round(length * 2) / 2;

/** Where the frame sits, against where it would usually. */
function placeText(intl: IntlShape, { x, y }: Point): string {
  const said = (id: string, length: number) =>
    intl.formatMessage({ id }, { length: formatMillimetres(intl, Math.abs(length)) });
  const parts = [
    ...(y === 0 ? [] : [said(y < 0 ? "ui.tryOnDialog.frame.higher" : "ui.tryOnDialog.frame.lower", y)]),
    ...(x === 0 ? [] : [said(x < 0 ? "ui.tryOnDialog.frame.left" : "ui.tryOnDialog.frame.right", x)]),
  ];
  return parts.length > 0
    ? intl.formatList(parts, { type: "unit" })
    : intl.formatMessage({ id: "ui.tryOnDialog.frame.usual" });
}
