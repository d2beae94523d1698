import { useLayoutEffect, useRef } from "react";
import type { TriedFrame } from "./triedFrame.ts";
import { WornFront } from "./WornFront.tsx";

/** The address of each frame's drawing, by its id. */
export type FrontPictures = ReadonlyMap<string, string>;

interface WornFrontsProps {
  frames: readonly TriedFrame[];
  onDrawn: (pictures: FrontPictures) => void;
}

/** Draws fronts out of sight and makes a picture of each: within one page they would share their ids. */
export function WornFronts({ frames, onDrawn }: WornFrontsProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const drawn = useRef(onDrawn);
  useLayoutEffect(() => {
    const drawings = [...(sheet.current?.children ?? [])];
    drawn.current(new Map(drawings.map((drawing, index) => [frames[index]?.id ?? "", addressOf(drawing)])));
  }, [frames]);
  return (
    <div ref={sheet} hidden>
      {frames.map(({ id, frame }) => (
        <WornFront key={id} frame={frame} />
      ))}
    </div>
  );
}

const addressOf = (drawing: Element) =>
  `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
