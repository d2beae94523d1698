import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { Stage } from "../../eyewear/Stage.tsx";
import { picture, position, strip } from "./ProductGallery.css.ts";

export interface ProductPicture {
  id: string;
  /** What is seen, for the list of pictures; the picture itself says no more than that. */
  label: string;
  /** Fills a stage of 1170:850. */
  content: ReactNode;
}

export interface ProductGalleryProps {
  pictures: readonly ProductPicture[];
}

/** The pictures of a product: a wall on the desktop, one large and then two by two; a strip to swipe on phones. */
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

/** Puts a strip into the tab order, to be moved with the arrow keys; a wall is no place to stop at. */
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
