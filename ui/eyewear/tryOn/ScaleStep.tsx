import { useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { SegmentedControl } from "../../forms/SegmentedControl.tsx";
import { control } from "../../forms/Field.css.ts";
import { Field, fieldAttributes } from "../../forms/Field.tsx";
import { bankCard } from "../../optics/screenScale.ts";
import { formatMillimetres } from "../../primitives/formats.ts";
import { MarkedPhoto } from "./MarkedPhoto.tsx";
import type { Photo } from "./photo.ts";
import { NextButton, StepLayout, type StepProps } from "./StepLayout.tsx";
import { fields, keys, text } from "./StepLayout.css.ts";
import { cardOf, type ScaleProblem, type ScaleReading, scaleOf } from "./tryOnState.ts";

interface ScaleStepProps extends StepProps {
  photo: Photo;
  /** Whether the shopper tried to continue without a valid scale. */
  hasTriedNext: boolean;
}

/** The step that determines the scale of the photograph: by the pupillary distance, or by a bank card in the picture. */
export function ScaleStep({ state, dispatch, titleRef, onBack, onNext, photo, hasTriedNext }: ScaleStepProps) {
  const intl = useIntl();
  const isCard = state.by === "card";
  const picture = (
    <MarkedPhoto
      key={state.by}
      photo={photo}
      marks={isCard ? cardOf(state) : state.pupils}
      labels={[
        intl.formatMessage({ id: isCard ? "ui.tryOnDialog.card.left" : "ui.tryOnDialog.pupils.left" }),
        intl.formatMessage({ id: isCard ? "ui.tryOnDialog.card.right" : "ui.tryOnDialog.pupils.right" }),
      ]}
      kind={isCard ? "edge" : "ring"}
      onMark={(marks) =>
        dispatch(isCard ? { type: "card-marked", card: marks } : { type: "pupils-marked", pupils: marks })
      }
    />
  );
  const scale = scaleOf(state);
  return (
    <StepLayout
      step="scale"
      titleRef={titleRef}
      picture={picture}
      onBack={onBack}
      onward={<NextButton onNext={onNext} />}
    >
      <SegmentedControl
        legend={<FormattedMessage id="ui.tryOnDialog.scale.way" />}
        segments={[
          { value: "distance", label: <FormattedMessage id="ui.tryOnDialog.scale.distance" /> },
          { value: "card", label: <FormattedMessage id="ui.tryOnDialog.scale.card" /> },
        ]}
        value={state.by}
        onChange={(by) => dispatch({ type: "scale-chosen", by })}
      />
      {isCard ? (
        <ByCard scale={scale} />
      ) : (
        <ByDistance
          typed={state.typed}
          scale={scale}
          hasTriedNext={hasTriedNext}
          onType={(typed) => dispatch({ type: "distance-typed", typed })}
          onEnter={onNext}
        />
      )}
    </StepLayout>
  );
}

interface ByDistanceProps {
  typed: string;
  scale: ScaleReading;
  hasTriedNext: boolean;
  onType: (typed: string) => void;
  onEnter: () => void;
}

function ByDistance({ typed, scale, hasTriedNext, onType, onEnter }: ByDistanceProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [hasBlurred, setBlurred] = useState(false);
  useEffect(() => {
    if (hasTriedNext) field.current?.focus();
  }, [hasTriedNext]);
  const id = useId();
  const showsError = hasTriedNext || (hasBlurred && typed.trim() !== "");
  const texts = {
    hint: <FormattedMessage id="ui.tryOnDialog.distance.hint" values={{ example: intl.formatNumber(62.5) }} />,
    error: !scale.ok && showsError ? problemText(intl, scale.problem) : undefined,
  };
  return (
    <form
      className={fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <Field id={id} label={<FormattedMessage id="ui.tryOnDialog.distance.label" />} {...texts}>
        <input
          {...fieldAttributes(id, texts).attributes}
          ref={field}
          className={control({ kind: "text" })}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setBlurred(false);
            onType(target.value);
          }}
          onBlur={() => setBlurred(true)}
        />
      </Field>
      <p className={text}>
        <FormattedMessage id="ui.tryOnDialog.distance.text" />
      </p>
    </form>
  );
}

function ByCard({ scale }: { scale: ScaleReading }) {
  const intl = useIntl();
  return (
    <>
      <p className={text}>
        <FormattedMessage id="ui.tryOnDialog.card.text" values={{ width: formatMillimetres(intl, bankCard.long) }} />
      </p>
      <output>
        <InlineNotice type={scale.ok ? "success" : "warning"}>
          {scale.ok ? (
            <FormattedMessage
              id="ui.tryOnDialog.card.result"
              values={{ length: formatMillimetres(intl, tenths(scale.value.pupillaryDistance)) }}
            />
          ) : (
            problemText(intl, scale.problem)
          )}
        </InlineNotice>
      </output>
      <p className={keys}>
        <FormattedMessage id="ui.tryOnDialog.mark.keys" />
      </p>
    </>
  );
}

const tenths = (length: number) => Math.round(length * 10) / 10;

function problemText(intl: IntlShape, problem: ScaleProblem): string {
  const length = (millimetres: number) => formatMillimetres(intl, millimetres);
  switch (problem.reason) {
    case "required":
      return intl.formatMessage({ id: "ui.tryOnDialog.distance.required" });
    case "not-a-figure":
      return intl.formatMessage({ id: "ui.tryOnDialog.distance.notAFigure" }, { example: intl.formatNumber(62.5) });
    case "outside":
      return intl.formatMessage(
        { id: "ui.tryOnDialog.distance.outside" },
        { from: length(problem.from), to: length(problem.to) },
      );
    case "between-steps": {
      const [below, above] = problem.nearest;
      return intl.formatMessage(
        { id: "ui.tryOnDialog.distance.betweenSteps" },
        { below: length(below), above: length(above) },
      );
    }
    case "one-place":
      return intl.formatMessage({ id: "ui.tryOnDialog.scale.onePlace" });
    case "impossible":
      return intl.formatMessage(
        { id: "ui.tryOnDialog.card.impossible" },
        { length: length(Math.round(problem.distance)) },
      );
  }
}
