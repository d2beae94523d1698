import { useIntl } from "react-intl";
import type { Point } from "../curve.ts";
import { arrowStep, useDrag } from "./dragging.ts";
import type { Photo } from "./photo.ts";
import * as styles from "./PhotoMark.css.ts";

interface PhotoMarkProps {
  photo: Photo;
  /** The position, in pixels of the photograph. */
  at: Point;
  /** The number of photograph pixels per CSS pixel. */
  pixelRatio: number;
  label: string;
  /** A ring around a pupil, or a line along the edge of a card. */
  kind: "ring" | "edge";
  onMove: (at: Point) => void;
  /** Called when the mark is focused or pressed. */
  onActive: () => void;
}

/** The shapes, in CSS pixels. Each is drawn twice, dark below and light above. */
const shapes = {
  ring: "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-19 0h8M11 0h8M0-19v8M0 11v8",
  edge: "M0-32v24M0 8v24M-11 0h22",
} as const;

/**
 * A mark on a photograph that is moved by pointer or arrow keys: a two-dimensional slider, whose value text names both
 * coordinates. A finger can press beside the mark and drag it without hiding it.
 */
export function PhotoMark({ photo, at, pixelRatio, label, kind, onMove, onActive }: PhotoMarkProps) {
  const intl = useIntl();
  const drag = useDrag(() => {
    onActive();
    return (across, down) => onMove({ x: at.x + across * pixelRatio, y: at.y + down * pixelRatio });
  });
  const [x, y] = [Math.round(at.x), Math.round(at.y)];
  return (
    <g
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native slider has only one direction
      role="slider"
      tabIndex={0}
      className={styles.mark}
      transform={`translate(${at.x} ${at.y}) scale(${pixelRatio})`}
      aria-label={label}
      aria-roledescription={intl.formatMessage({ id: "ui.tryOnDialog.mark.role" })}
      aria-valuemin={0}
      aria-valuemax={photo.width}
      aria-valuenow={x}
      aria-valuetext={intl.formatMessage({ id: "ui.tryOnDialog.mark.position" }, { x, y })}
      {...drag}
      onFocus={onActive}
      onKeyDown={(event) => {
        const step = arrowStep(event);
        if (!step) return;
        event.preventDefault();
        onMove({ x: x + step.x, y: y + step.y });
      }}
    >
      <circle className={styles.target} r="26" />
      <circle className={styles.focus} r="24" />
      <path className={styles.halo} d={shapes[kind]} />
      <path className={styles.ring} d={shapes[kind]} />
    </g>
  );
}
