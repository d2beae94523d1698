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

export interface ViewedPicture extends ProductPicture {
  /** Fills a stage of 4:3 in the row of small pictures. */
  thumbnail: ReactNode;
  /** A picture with more in it, for the whole window. @default content */
  large?: ReactNode;
}

export interface PictureViewerProps {
  pictures: readonly ViewedPicture[];
  /** The id of the one that is shown. */
  shown: string;
  onShow: (id: string) => void;
  onClose: () => void;
}

const zooms = [1, 2, 3] as const;
type Zoom = (typeof zooms)[number];

const intoView = (thumbnail: HTMLElement | null) => thumbnail?.scrollIntoView({ block: "nearest", inline: "nearest" });

/** What is larger than the window is seen from its middle on. */
function fromItsMiddle(picture: HTMLElement | null) {
  const frame = picture?.parentElement;
  frame?.scrollTo((frame.scrollWidth - frame.clientWidth) / 2, (frame.scrollHeight - frame.clientHeight) / 2);
}

/**
 * The pictures of a product in the whole window: thumbnails, arrow keys to walk, plus and minus to enlarge, Esc to leave.
 * An enlarged picture is moved as any page is: by wheel, finger or arrow keys. `ZoomGallery` opens it.
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
    const wanted = pictures[(next + pictures.length) % pictures.length];
    if (!wanted) return;
    setZoom(1);
    onShow(wanted.id);
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys walk through the pictures; the buttons below do the same */}
      <section
        ref={frame}
        className={styles.frame}
        aria-label={picture.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is enlarged is scrolled with the keys
        tabIndex={0}
        onKeyDown={press}
      >
        <div key={`${picture.id} ${zoom}`} ref={fromItsMiddle} className={styles.picture({ zoom })}>
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
              ref={place === index ? intoView : undefined}
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
