import type { FrontView } from "../frontView.ts";
import { type Placement, wornBox } from "../tryOnPlacement.ts";

interface WornFrameProps {
  /** The address of its drawing. */
  src: string;
  view: FrontView;
  placement: Placement;
}

/** A front over a photograph, in its pixels. */
export function WornFrame({ src, view, placement }: WornFrameProps) {
  const { x, y, scale, angle } = placement;
  return (
    <image
      href={src}
      {...wornBox(view)}
      preserveAspectRatio="none"
      transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale})`}
    />
  );
}
