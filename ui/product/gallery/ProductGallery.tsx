import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { Stage } from "../../eyewear/Stage.tsx";
import { picture, position, strip } from "./ProductGallery.css.ts";

/** A picture of a product. */
export interface ProductPicture {
  /** Identifies the picture within the gallery. */
  id: string;
  /** What the picture shows; the accessible name of its list item. */
  label: string;
  /** Fills a stage of 1170:850. */
  content: ReactNode;
}

export interface ProductGalleryProps {
  /** The pictures, in order. */
  pictures: readonly ProductPicture[];
}

/** Renders a product's pictures: on the desktop a large one and a grid of two columns, on phones a strip to swipe. */
export function ProductGallery({ pictures }: ProductGalleryProps) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  useFocusWhereItScrolls(list);
  return (
    <ul ref={list} className={strip} aria-label={intl.formatMessage({ id: "ui.productGallery.label" })}>
      {pictures.map(({ id, label, content }, index) => (
        <li key={id} className={picture} aria-label={label}>
          <Stage ratio="gallery" radius="gallery">
            {content}
            <span aria-hidden="true" className={position}>
              {intl.formatMessage(
                { id: "ui.productGallery.position" },
                { position: index + 1, count: pictures.length },
              )}
            </span>
          </Stage>
        </li>
      ))}
    </ul>
  );
}

/** Makes the gallery focusable while it is a strip, so that arrow keys scroll it. The grid needs no tab stop. */
function useFocusWhereItScrolls(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth + 1) element.setAttribute("tabindex", "0");
      else element.removeAttribute("tabindex");
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
