import { skeleton } from "./Skeleton.css.ts";

interface Line {
  /** A line of text in the surrounding font size. */
  shape: "line";
  /** The approximate length of the text. @default "full" */
  length?: "full" | "long" | "short";
}

interface Block {
  /** A control or a box. */
  shape: "block";
}

interface Picture {
  /** A picture on its stage. */
  shape: "picture";
  /** The proportions of the picture: 3:4, 1:1 or 1170:850. @default "portrait" */
  ratio?: "portrait" | "square" | "wide";
}

export type SkeletonProps = Line | Block | Picture;

/**
 * Renders a placeholder in the shape of what is loading, so that nothing moves when it arrives. Hidden from screen
 * readers: set `aria-busy` on the region around it. If the shape is unknown, use `Spinner`.
 */
export function Skeleton(props: SkeletonProps) {
  return <span className={skeleton(defaults(props))} aria-hidden="true" />;
}

function defaults(props: SkeletonProps) {
  if (props.shape === "line") return { shape: props.shape, length: props.length ?? "full" };
  if (props.shape === "picture") return { shape: props.shape, ratio: props.ratio ?? "portrait" };
  return { shape: props.shape };
}
