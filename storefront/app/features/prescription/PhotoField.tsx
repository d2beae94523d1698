import type { Ref } from "react";
import { FormattedMessage } from "react-intl";
import { LazySendingField } from "../../components/lazySendingField.ts";
import { photoProblemTexts, photoTexts } from "../../components/photoTexts.ts";
import type { SendingFieldHandle, SendingTexts } from "../../components/SendingField.tsx";
import type { Answers } from "./answers.ts";
import { SentPhoto } from "./SentPhoto.tsx";

export interface PhotoFieldProps {
  /** The photo that the platform has; null for none. */
  readonly photo: Answers["photo"];
  /** Whether the photo may be sent. */
  readonly hasConsent: boolean;
  /** Whether the shopper wanted to go on without a photo. */
  readonly isMissing: boolean;
  readonly onChange: (photo: Answers["photo"]) => void;
  /** Called when a photo was chosen that may not be sent yet. */
  readonly onNoConsent: () => void;
  readonly ref?: Ref<SendingFieldHandle>;
}

const texts: SendingTexts = {
  ...photoTexts,
  problems: {
    ...photoProblemTexts,
    missing: "configurator.photo.failed",
    failed: "configurator.photo.failed",
    "too-often": "configurator.photo.tooOften",
  },
};

/** Takes a photo or a PDF of the prescription, and sends it as soon as the shopper has consented (docs/specification/prescriptions.md#rx-30). */
export const PhotoField = ({ photo, hasConsent, isMissing, onChange, onNoConsent, ref }: PhotoFieldProps) => (
  <LazySendingField
    ref={ref}
    label={<FormattedMessage id="configurator.photo" />}
    texts={texts}
    fileId={photo?.id ?? null}
    sent={photo && <SentPhoto {...photo} />}
    waitsFor={hasConsent ? null : <FormattedMessage id="configurator.photo.consent" />}
    error={isMissing && <FormattedMessage id="configurator.photo.missing" />}
    onChange={onChange}
    onWait={onNoConsent}
  />
);
