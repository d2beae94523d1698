import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { frameFit } from "../../optics/centration.ts";
import { Button } from "../../primitives/Button.tsx";
import { formatMillimetres } from "../../primitives/formats.ts";
import { frontView } from "../frontView.ts";
import { drawnWidth } from "../frame.ts";
import { tryOnPlacement } from "../tryOnPlacement.ts";
import { FrameChoice } from "./FrameChoice.tsx";
import { FrameHandle } from "./FrameHandle.tsx";
import type { Photo } from "./photo.ts";
import { PhotoView } from "./PhotoView.tsx";
import { pictureName, savePicture } from "./savePicture.ts";
import { row, text } from "./StepLayout.css.ts";
import { StepLayout, type StepProps } from "./StepLayout.tsx";
import { scaleOf, type TryOnFrame } from "./tryOnState.ts";
import type { FrontPictures } from "./WornFront.tsx";

interface FrameStepProps extends StepProps {
  photo: Photo;
  frames: readonly TryOnFrame[];
  pictures: FrontPictures | null;
  /** The pupillary distance that was already known, as text; empty if unknown. */
  typed: string;
}

const fits = {
  good: "ui.sizeGuide.fit.good",
  "too-wide": "ui.sizeGuide.fit.tooWide",
  "too-narrow": "ui.sizeGuide.fit.tooNarrow",
} as const;

/** The last step: the frame on the face, the other frames to choose from, and saving the picture. */
export function FrameStep({ state, dispatch, titleRef, onBack, photo, frames, pictures, typed }: FrameStepProps) {
  const intl = useIntl();
  const [hasSaveFailed, setSaveFailed] = useState(false);
  const tried = frames.find(({ id }) => id === state.chosen) ?? frames[0];
  const scale = scaleOf(state);
  if (!tried || !scale.ok) return null;
  const { pupils, offset } = state;
  const { millimetresPerPixel, pupillaryDistance } = scale.value;
  const view = frontView(tried.frame);
  const placement = tryOnPlacement({ pupils, offset, millimetresPerPixel, frame: tried.frame });
  const src = pictures?.get(tried.id);
  const fit = frameFit(tried.frame, pupillaryDistance);
  const length = (millimetres: number) => formatMillimetres(intl, Math.round(millimetres * 10) / 10);

  function save() {
    if (!src || !tried) return;
    savePicture({ photo, src, view, placement }, pictureName(tried.name)).then(
      () => setSaveFailed(false),
      () => setSaveFailed(true),
    );
  }

  const picture = (
    <PhotoView photo={photo} label={intl.formatMessage({ id: "ui.tryOnDialog.frame.picture" }, { name: tried.name })}>
      {(pixelRatio) =>
        src && (
          <FrameHandle
            src={src}
            name={tried.name}
            view={view}
            placement={placement}
            pixelRatio={pixelRatio}
            offset={offset}
            onMove={(to) => dispatch({ type: "frame-moved", offset: to })}
          />
        )
      }
    </PhotoView>
  );
  const saving = (
    <Button onClick={save}>
      <FormattedMessage id="ui.tryOnDialog.save" />
    </Button>
  );
  return (
    <StepLayout step="frame" titleRef={titleRef} picture={picture} onBack={onBack} onward={saving}>
      {frames.length > 1 && (
        <FrameChoice
          face={{ photo, pupils, millimetresPerPixel, offset }}
          frames={frames}
          pictures={pictures}
          chosen={tried.id}
          onChoose={(id) => dispatch({ type: "frame-chosen", id })}
        />
      )}
      <output>
        <InlineNotice type={fit.fit === "good" ? "success" : "info"}>
          <FormattedMessage
            id={fits[fit.fit]}
            values={{ name: tried.name, length: length(Math.abs(fit.decentration)) }}
          />{" "}
          <FormattedMessage
            id="ui.tryOnDialog.frame.width"
            values={{ width: length(drawnWidth(tried.frame)), distance: length(pupillaryDistance) }}
          />
        </InlineNotice>
      </output>
      <p className={text}>
        <FormattedMessage id="ui.tryOnDialog.frame.text" />
      </p>
      {hasSaveFailed && (
        <div role="alert">
          <InlineNotice type="error">
            <FormattedMessage id="ui.tryOnDialog.unsaved" />
          </InlineNotice>
        </div>
      )}
      <div className={row}>
        <Button variant="line" size="compact" onClick={() => dispatch({ type: "step-chosen", step: "photo" })}>
          <FormattedMessage id="ui.tryOnDialog.another" />
        </Button>
        <Button variant="line" size="compact" onClick={() => dispatch({ type: "started-over", typed })}>
          <FormattedMessage id="ui.tryOnDialog.startOver" />
        </Button>
      </div>
    </StepLayout>
  );
}
