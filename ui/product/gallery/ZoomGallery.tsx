import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { Search } from "../../icons/Search.ts";
import { later } from "../../loading/later.tsx";
import { Button } from "../../primitives/Button.tsx";
import { IconButton } from "../../primitives/IconButton.tsx";
import type { ViewedPicture } from "./PictureViewer.tsx";
import { ProductGallery } from "./ProductGallery.tsx";
import * as styles from "./ZoomGallery.css.ts";

export interface ZoomGalleryProps {
  pictures: readonly ViewedPicture[];
}

/** Comes with the first press. */
const PictureViewer = later(async () => (await import("./PictureViewer.tsx")).PictureViewer);

/**
 * A `ProductGallery` whose pictures open in the whole window, to be enlarged and walked through with thumbnails or keys.
 * The code for that comes when it is wanted, so that the first view weighs no more.
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
