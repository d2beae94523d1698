import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Stage } from "../../eyewear/Stage.tsx";
import { ChevronLeft } from "../../icons/ChevronLeft.ts";
import { ChevronRight } from "../../icons/ChevronRight.ts";
import { Minus } from "../../icons/Minus.ts";
import { Plus } from "../../icons/Plus.ts";
import { Modal } from "../../overlays/Modal.tsx";
import { OverlayHead } from "../../overlays/OverlayHead.tsx";
import { IconButton } from "../../primitives/IconButton.tsx";
import * as styles from "./PictureViewer.css.ts";
import type { ProductPicture } from "./ProductGallery.tsx";

/** A picture of a product with its thumbnail. */
export interface ZoomablePicture extends ProductPicture {
  /** Fills a stage of 4:3 in the row of thumbnails. */
  thumbnail: ReactNode;
  /** A picture with more detail, for the whole window. @default content */
  large?: ReactNode;
}

export interface PictureViewerProps {
  /** The pictures, in order. */
  pictures: readonly ZoomablePicture[];
  /** The id of the picture shown. */
  shown: string;
  /** Called with the id of the picture to show. */
  onShow: (id: string) => void;
  /** Called when the viewer is closed. */
  onClose: () => void;
}

const zooms = [1, 2, 3] as const;
type Zoom = (typeof zooms)[number];

const scrollIntoView = (thumbnail: HTMLElement | null) =>
  thumbnail?.scrollIntoView({ block: "nearest", inline: "nearest" });

/** Scrolls to the middle of a picture that is larger than the window. */
function scrollToMiddle(picture: HTMLElement | null) {
  const frame = picture?.parentElement;
  frame?.scrollTo((frame.scrollWidth - frame.clientWidth) / 2, (frame.scrollHeight - frame.clientHeight) / 2);
}

/**
 * Renders a product's pictures in the whole window: thumbnails, arrow keys to change the picture, plus and minus to
 * zoom, Esc to close. An enlarged picture scrolls by wheel, touch or arrow keys. Opened by `ZoomGallery`.
 */
export function PictureViewer({ pictures, shown, onShow, onClose }: PictureViewerProps) {
  const intl = useIntl();
  const title = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState<Zoom>(1);
  const index = Math.max(
    0,
    pictures.findIndex(({ id }) => id === shown),
  );
  const picture = pictures[index];

  function show(next: number) {
    const nextPicture = pictures[(next + pictures.length) % pictures.length];
    if (!nextPicture) return;
    setZoom(1);
    onShow(nextPicture.id);
  }
  const enlarge = (steps: number) => setZoom((now) => zooms[zooms.indexOf(now) + steps] ?? now);

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const walk = zoom === 1 ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined;
    const steps = { "+": 1, "=": 1, "-": -1 }[event.key];
    if (walk !== undefined) show(index + walk);
    else if (steps !== undefined) enlarge(steps);
    else if (event.key === "0") setZoom(1);
    else return;
    event.preventDefault();
  }

  if (!picture) return null;
  const position = intl.formatMessage(
    { id: "ui.productGallery.position" },
    { position: index + 1, count: pictures.length },
  );
  return (
    <Modal open onClose={onClose} initialFocus={frame} className={styles.viewer} labelledBy={title}>
      <OverlayHead id={title} titleRef={titleRef} title={picture.label} onClose={onClose} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys change the picture; the buttons below do the same */}
      <section
        ref={frame}
        className={styles.frame}
        aria-label={picture.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that arrow keys scroll an enlarged picture
        tabIndex={0}
        onKeyDown={press}
      >
        <div key={`${picture.id} ${zoom}`} ref={scrollToMiddle} className={styles.picture({ zoom })}>
          <Stage ratio="wide" radius="control">
            {picture.large ?? picture.content}
          </Stage>
        </div>
      </section>
      <div className={styles.tools}>
        <IconButton
          icon={ChevronLeft}
          label={intl.formatMessage({ id: "ui.pictureViewer.previous" })}
          onClick={() => show(index - 1)}
        />
        <output className={styles.status}>
          {position} · {intl.formatNumber(zoom, { style: "percent" })}
        </output>
        <IconButton
          icon={ChevronRight}
          label={intl.formatMessage({ id: "ui.pictureViewer.next" })}
          onClick={() => show(index + 1)}
        />
        <IconButton
          icon={Minus}
          label={intl.formatMessage({ id: "ui.pictureViewer.smaller" })}
          aria-disabled={zoom === 1 || undefined}
          onClick={() => enlarge(-1)}
        />
        <IconButton
          icon={Plus}
          label={intl.formatMessage({ id: "ui.pictureViewer.larger" })}
          aria-disabled={zoom === 3 || undefined}
          onClick={() => enlarge(1)}
        />
      </div>
      <ul className={styles.thumbnails} aria-label={intl.formatMessage({ id: "ui.productGallery.label" })}>
        {pictures.map(({ id, label, thumbnail }, place) => (
          <li key={id} className={styles.place}>
            <button
              ref={place === index ? scrollIntoView : undefined}
              type="button"
              className={styles.thumbnail}
              aria-label={label}
              aria-current={place === index || undefined}
              onClick={() => show(place)}
            >
              <Stage ratio="thumbnail" radius="control">
                {thumbnail}
              </Stage>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
