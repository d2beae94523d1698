import { type IntlShape, useIntl } from "react-intl";
import { formatMillimetres } from "../../primitives/formats.ts";
import type { Point } from "../curve.ts";
import type { FrontView } from "../frontView.ts";
import { type Placement, wornBox } from "../tryOnPlacement.ts";
import { arrowStep, useDrag } from "./dragging.ts";
import * as styles from "./FrameHandle.css.ts";
import { maxOffset } from "./tryOnState.ts";
import { WornFrame } from "./WornFrame.tsx";

interface FrameHandleProps {
  src: string;
  name: string;
  view: FrontView;
  placement: Placement;
  /** The number of photograph pixels per CSS pixel. */
  pixelRatio: number;
  /** The offset from the usual position, in mm. */
  offset: Point;
  onMove: (offset: Point) => void;
}

/** The step of an arrow key, in mm. */
const step = 0.5;

/** The frame on the face, which can be moved by pointer or arrow keys. */
export function FrameHandle({ src, name, view, placement, pixelRatio, offset, onMove }: FrameHandleProps) {
  const intl = useIntl();
  const { x, y, scale, angle } = placement;
  const drag = useDrag(() => (across, down) => {
    const turn = (-angle * Math.PI) / 180;
    const millimetres = pixelRatio / scale;
    onMove({
      x: halves(offset.x + (across * Math.cos(turn) - down * Math.sin(turn)) * millimetres),
      y: halves(offset.y + (across * Math.sin(turn) + down * Math.cos(turn)) * millimetres),
    });
  });
  return (
    <g
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the frame itself is the slider
      role="slider"
      tabIndex={0}
      className={styles.handle}
      aria-label={intl.formatMessage({ id: "ui.tryOnDialog.frame.label" }, { name })}
      aria-orientation="vertical"
      aria-valuemin={-maxOffset.y}
      aria-valuemax={maxOffset.y}
      aria-valuenow={offset.y}
      aria-valuetext={placeText(intl, offset)}
      {...drag}
      onKeyDown={(event) => {
        const direction = arrowStep(event);
        if (!direction) return;
        event.preventDefault();
        onMove({ x: offset.x + direction.x * step, y: offset.y + direction.y * step });
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

/** Rounds to 0.5 mm, which is finer than a hand can move. */
const halves = (length: number) => Math.round(length * 2) / 2;

/** Returns the offset of the frame from its usual position as text. */
function placeText(intl: IntlShape, { x, y }: Point): string {
  const text = (id: string, length: number) =>
    intl.formatMessage({ id }, { length: formatMillimetres(intl, Math.abs(length)) });
  const parts = [
    ...(y === 0 ? [] : [text(y < 0 ? "ui.tryOnDialog.frame.higher" : "ui.tryOnDialog.frame.lower", y)]),
    ...(x === 0 ? [] : [text(x < 0 ? "ui.tryOnDialog.frame.left" : "ui.tryOnDialog.frame.right", x)]),
  ];
  return parts.length > 0
    ? intl.formatList(parts, { type: "unit" })
    : intl.formatMessage({ id: "ui.tryOnDialog.frame.usual" });
}
