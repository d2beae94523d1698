import {
  Button,
  type EnteredPrescription,
  PrescriptionForm,
  type PrescriptionFormHandle,
  SegmentedControl,
} from "@dioptra/ui";
import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { OfferedLenses } from "#domain/configurator/offeredLenses.ts";
import { lensTypeFor, type LensUse } from "#domain/configurator/uses.ts";
import type { LensFrame } from "@dioptra/ui/optics";
import { optionsToSave } from "#domain/customer/savedPrescription.ts";
import { shownPrescription } from "#domain/cart/prescriptionOptions.ts";
import { HealthConsent } from "../../components/HealthConsent.tsx";
import { type Answers, typedPrescription } from "./answers.ts";
import { DistanceHelp } from "./DistanceHelp.tsx";
import * as styles from "./ConfiguratorView.css.ts";
import { sentValues } from "./glassesSelection.ts";
import { confirmedDraft } from "./lineAnswers.ts";
import { LazyLoadSaved, LazyPhotoField, LazySavePrescription } from "./lazySaved.ts";
import type { SendingFieldHandle } from "../../components/SendingField.tsx";
import type { useSavedPrescriptions } from "./savedPrescriptions.ts";
import { useFileRemoval } from "../../components/useFileRemoval.ts";
import { StepFrame, type StepFrameProps } from "./StepFrame.tsx";
import { ThicknessPreviews } from "./ThicknessPreviews.tsx";

interface PrescriptionStepProps extends Pick<StepFrameProps, "back" | "total"> {
  readonly answers: Answers;
  readonly use: LensUse;
  readonly today: string;
  readonly frame: LensFrame;
  /** The lenses for the use, whose thickness is shown ahead. */
  readonly lenses: readonly OfferedLenses[];
  readonly saved: ReturnType<typeof useSavedPrescriptions>;
  readonly onChange: (change: Partial<Answers>) => void;
  readonly onWipe: () => void;
  readonly onContinue: () => void;
}

/** The second step: the prescription, typed as on the paper, photographed, or sent later. */
export function PrescriptionStep(props: PrescriptionStepProps) {
  const { answers, use, today, frame, lenses, saved, onChange, onWipe, onContinue, ...step } = props;
  const form = useRef<PrescriptionFormHandle>(null);
  const consent = useRef<HTMLInputElement>(null);
  const photoField = useRef<SendingFieldHandle>(null);
  const removePhoto = useFileRemoval();
  const [missing, setMissing] = useState<"consent" | "photo" | null>(null);
  /** Changes when the form must begin anew with another draft. */
  const [edition, setEdition] = useState(0);
  const [entered, setEntered] = useState<EnteredPrescription | null>(null);
  const { source, draft, previous, photo, hasConsent } = answers;
  const isConfirmed = source === "typed" && typedPrescription(answers, today) !== null;

  /** Fills the form with a saved prescription. */
  function begin(saved: Pick<Answers, "draft" | "previous">) {
    onChange(saved);
    setEdition(edition + 1);
  }

  function proceed() {
    if (source === "typed" && !form.current?.validate()) return;
    if (!hasConsent) {
      setMissing("consent");
      return consent.current?.focus();
    }
    if (source === "photo" && photo === null) {
      setMissing("photo");
      return photoField.current?.focus();
    }
    onContinue();
  }

  return (
    <StepFrame
      {...step}
      step="prescription"
      title={
        <FormattedMessage
          id={source === "typed" ? "configurator.prescription.title" : "configurator.step.prescription"}
        />
      }
      intro={
        source === "typed" && (
          <FormattedMessage id={`configurator.prescription.intro.${use === "near" ? "near" : "usual"}`} />
        )
      }
      onward={
        <Button size="primary" onClick={proceed}>
          <FormattedMessage id="configurator.toLenses" />
        </Button>
      }
    >
      <div className={styles.actions}>
        <SegmentedControl
          legend={<FormattedMessage id="configurator.source" />}
          segments={[
            { value: "typed", label: <FormattedMessage id="configurator.source.typed" /> },
            { value: "photo", label: <FormattedMessage id="configurator.source.photo" /> },
            { value: "later", label: <FormattedMessage id="configurator.source.later" /> },
          ]}
          value={source}
          onChange={(next) => {
            setMissing(null);
            onChange({ source: next });
          }}
        />
        {source === "typed" && (
          <LazyLoadSaved
            stored={saved.saved}
            onLoadStored={({ draft: stored, eyes }) => begin({ draft: stored, previous: eyes })}
            onLoadKept={({ sent }) =>
              begin({ draft: confirmedDraft(sent, use, today), previous: shownPrescription(sent)?.eyes ?? null })
            }
            onRemoveStored={(name) => void saved.remove(name)}
          />
        )}
      </div>
      <HealthConsent
        values="glasses"
        ref={consent}
        hasConsent={hasConsent}
        isMissing={missing === "consent"}
        onChange={(next) => {
          setMissing(null);
          onChange({ hasConsent: next });
          if (next) photoField.current?.resume();
        }}
        onWipe={() => {
          if (photo) removePhoto(photo.id);
          onWipe();
          setEdition(edition + 1);
        }}
      />
      {source === "typed" && (
        <>
          <PrescriptionForm
            key={edition}
            ref={form}
            type={lensTypeFor(use)}
            today={today}
            previousPrescription={previous}
            defaultDraft={draft}
            distanceHelp={<DistanceHelp onMeasure={(distance) => form.current?.measured(distance)} />}
            onChange={(value, next) => {
              setEntered(value);
              onChange({ draft: next });
            }}
          />
          {entered && <ThicknessPreviews lenses={lenses} prescription={entered} frame={frame} />}
          {isConfirmed && entered && hasConsent && (
            <LazySavePrescription
              onStore={(name) => saved.save({ name, draft, eyes: entered.eyes, savedOn: today })}
              values={optionsToSave(sentValues(answers, entered))}
            />
          )}
        </>
      )}
      {source === "photo" && (
        <LazyPhotoField
          ref={photoField}
          photo={photo}
          hasConsent={hasConsent}
          isMissing={missing === "photo"}
          onChange={(next) => {
            setMissing(null);
            onChange({ photo: next });
          }}
          onNoConsent={() => {
            setMissing("consent");
            consent.current?.focus();
          }}
        />
      )}
      {source === "later" && (
        <div className={styles.panel}>
          <p>
            <FormattedMessage id="configurator.later" />
          </p>
        </div>
      )}
    </StepFrame>
  );
}
