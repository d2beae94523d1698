import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { MarkedPhoto } from "./MarkedPhoto.tsx";
import type { Photo } from "./photo.ts";
import { NextButton, StepLayout, type StepProps } from "./StepLayout.tsx";
import { keys, text } from "./StepLayout.css.ts";
import { canContinue } from "./tryOnState.ts";

/** The step in which both pupils are marked. */
export function PupilsStep({ state, dispatch, titleRef, onBack, onNext, photo }: StepProps & { photo: Photo }) {
  const intl = useIntl();
  const picture = (
    <MarkedPhoto
      photo={photo}
      marks={state.pupils}
      labels={[
        intl.formatMessage({ id: "ui.tryOnDialog.pupils.left" }),
        intl.formatMessage({ id: "ui.tryOnDialog.pupils.right" }),
      ]}
      kind="ring"
      onMark={(pupils) => dispatch({ type: "pupils-marked", pupils })}
    />
  );
  return (
    <StepLayout
      step="pupils"
      titleRef={titleRef}
      picture={picture}
      onBack={onBack}
      onward={<NextButton onNext={onNext} />}
    >
      <p className={text}>
        <FormattedMessage id="ui.tryOnDialog.pupils.text" />
      </p>
      <p className={keys}>
        <FormattedMessage id="ui.tryOnDialog.mark.keys" />
      </p>
      <output>
        {!canContinue(state) && (
          <InlineNotice type="warning">
            <FormattedMessage id="ui.tryOnDialog.scale.onePlace" />
          </InlineNotice>
        )}
      </output>
    </StepLayout>
  );
}
