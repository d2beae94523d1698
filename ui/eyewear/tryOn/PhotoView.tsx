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
  /** Renders what is drawn over it, in its pixels, from the number of photograph pixels per CSS pixel. */
  children: (pixelRatio: number) => ReactNode;
}

/** A photograph that fills its container, with content drawn over it. */
export function PhotoView({ photo, label, onPress, children }: PhotoViewProps) {
  const ref = useRef<SVGSVGElement>(null);
  const pixelRatio = usePixelRatio(ref, photo);

  const picture = useRef<SVGImageElement>(null);

  function press({ clientX, clientY }: MouseEvent) {
    const { left = 0, top = 0 } = picture.current?.getBoundingClientRect() ?? {};
    onPress?.({ x: Math.round((clientX - left) * pixelRatio), y: Math.round((clientY - top) * pixelRatio) });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a shortcut for pointers; the marks themselves are moved by keys
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
      {children(pixelRatio)}
    </svg>
  );
}

/** Returns the number of photograph pixels per CSS pixel. */
function usePixelRatio(ref: RefObject<SVGSVGElement | null>, { width, height }: Photo): number {
  const [pixelRatio, setPixelRatio] = useState(1);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const room = element.getBoundingClientRect();
      if (room.width > 0 && room.height > 0) setPixelRatio(Math.max(width / room.width, height / room.height));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, width, height]);
  return pixelRatio;
}
