import type { FrontView } from "../frontView.ts";
import { type Placement, wornBox } from "../tryOnPlacement.ts";

interface WornFrameProps {
  /** The URL of its drawing. */
  src: string;
  view: FrontView;
  placement: Placement;
}

/** A front drawn over a photograph, in the pixels of the photograph. */
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
