import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { Point } from "../curve.ts";
import type { Photo } from "./photo.ts";
import { view } from "./PhotoView.css.ts";

interface PhotoViewProps {
  photo: Photo;
  /** The text alternative of the photograph. */
  label: string;
  /** Called with the pressed place of the photograph, in its pixels. */
  onPress?: (at: Point) => void;
  /** Drawn over it, in its pixels; told how many of them are a pixel of the page. */
  children: (unit: number) => ReactNode;
}

/** A photograph as large as its place allows, and what lies on it. */
export function PhotoView({ photo, label, onPress, children }: PhotoViewProps) {
  const ref = useRef<SVGSVGElement>(null);
  const unit = useUnit(ref, photo);

  const picture = useRef<SVGImageElement>(null);

  function press({ clientX, clientY }: MouseEvent) {
    const { left = 0, top = 0 } = picture.current?.getBoundingClientRect() ?? {};
    onPress?.({ x: Math.round((clientX - left) * unit), y: Math.round((clientY - top) * unit) });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a short way for pointers: the marks are moved by keys themselves
    <svg
      ref={ref}
      className={view}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element for groups can be drawn on
      role="group"
      aria-label={label}
      viewBox={`0 0 ${photo.width} ${photo.height}`}
      onClick={press}
    >
      <image ref={picture} href={photo.src} width={photo.width} height={photo.height} />
      {children(unit)}
    </svg>
  );
}

/** How many pixels of the photograph are one of the page. */
function useUnit(ref: RefObject<SVGSVGElement | null>, { width, height }: Photo): number {
  const [unit, setUnit] = useState(1);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const room = element.getBoundingClientRect();
      if (room.width > 0 && room.height > 0) setUnit(Math.max(width / room.width, height / room.height));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, width, height]);
  return unit;
}
