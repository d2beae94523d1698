import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { Search } from "../../icons/Search.ts";
import { lazyComponent } from "../../loading/lazyComponent.tsx";
import { Button } from "../../primitives/Button.tsx";
import { IconButton } from "../../primitives/IconButton.tsx";
import type { ZoomablePicture } from "./PictureViewer.tsx";
import { ProductGallery } from "./ProductGallery.tsx";
import * as styles from "./ZoomGallery.css.ts";

export interface ZoomGalleryProps {
  /** The pictures, in order. */
  pictures: readonly ZoomablePicture[];
}

/** Loaded on the first press. */
const PictureViewer = lazyComponent(async () => (await import("./PictureViewer.tsx")).PictureViewer);

/**
 * Renders a `ProductGallery` whose pictures open in a viewer in the whole window. The viewer's code is loaded when it
 * is needed, so that the first view stays small.
 */
export function ZoomGallery({ pictures }: ZoomGalleryProps) {
  const intl = useIntl();
  const [shown, setShown] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const open = (id: string) => {
    setFailed(null);
    PictureViewer.load().then(
      () => setShown(id),
      () => setFailed(id),
    );
  };
  const withButtons = pictures.map(({ id, label, content }) => ({
    id,
    label,
    content: (
      <>
        {content}
        <div className={styles.open}>
          <IconButton
            icon={Search}
            label={intl.formatMessage({ id: "ui.pictureViewer.open" }, { label })}
            onPointerEnter={() => void PictureViewer.load().catch(() => {})}
            onClick={() => open(id)}
          />
        </div>
      </>
    ),
  }));
  return (
    <>
      <ProductGallery pictures={withButtons} />
      <div role="alert">
        {failed !== null && (
          <InlineNotice type="error">
            <FormattedMessage id="ui.pictureViewer.failed" />{" "}
            <Button variant="line" size="compact" onClick={() => open(failed)}>
              <FormattedMessage id="ui.pictureViewer.again" />
            </Button>
          </InlineNotice>
        )}
      </div>
      {shown !== null && (
        <PictureViewer pictures={pictures} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
      )}
    </>
  );
}
