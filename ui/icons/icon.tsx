export interface IconProps {
  /** Pixels wide and high. @default 24 */
  size?: number;
  /** Of the 24 units that an icon is wide. @default 1.5 */
  strokeWidth?: number;
  className?: string | undefined;
  "aria-hidden"?: "true";
}

/**
 * An icon made of the strokes of one path, 24 units wide. It says nothing to the ear: what it means stands beside it.
 * The paths are Lucide's (ISC, `LICENSE`), each icon's in one.
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
