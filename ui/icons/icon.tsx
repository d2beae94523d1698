export interface IconProps {
  /** The width and height, in pixels. @default 24 */
  size?: number;
  /** The stroke width, in units of the drawing, which is 24 units wide. @default 1.5 */
  strokeWidth?: number;
  /** A class for the `<svg>` element. */
  className?: string | undefined;
  /** Icons are always hidden from screen readers; accepted so that calls can say so. */
  "aria-hidden"?: "true";
}

/**
 * Creates an icon component from one SVG path, drawn with strokes on a grid of 24 by 24 units. Icons are hidden from
 * screen readers, so their meaning must also be given as text. The paths are from Lucide (ISC, `lucide.LICENSE`); each
 * icon's shapes are merged into one path.
 */
export const icon =
  (path: string) =>
  ({ size = 24, strokeWidth = 1.5, className }: IconProps) => (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
