import { skeleton } from "./Skeleton.css.ts";

interface Line {
  /** A line of text, in the size of the text around it. */
  shape: "line";
  /** About how much text. @default "full" */
  length?: "full" | "long" | "short";
}

interface Block {
  /** A control or a box. */
  shape: "block";
}

interface Picture {
  /** A picture on its stage. */
  shape: "picture";
  /** @default "portrait" */
  ratio?: "portrait" | "square" | "wide";
}

export type SkeletonProps = Line | Block | Picture;

/**
 * Holds the place of what is still on its way, in its form, so that nothing moves when it comes. Silent: the region around
 * it says `aria-busy`. Where the form is not known, use `Spinner`.
 */
export function Skeleton(props: SkeletonProps) {
  return <span className={skeleton(defaults(props))} aria-hidden="true" />;
}

function defaults(props: SkeletonProps) {
  if (props.shape === "line") return { shape: props.shape, length: props.length ?? "full" };
  if (props.shape === "picture") return { shape: props.shape, ratio: props.ratio ?? "portrait" };
  return { shape: props.shape };
}
