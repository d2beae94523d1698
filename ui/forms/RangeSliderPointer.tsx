import { type PointerEventHandler, type Ref, type RefObject, useImperativeHandle } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { useSlider, useSliderThumb } from "react-aria/useSlider";
import { useIntl } from "react-intl";
import { useSliderState } from "react-stately/useSliderState";
import type { NumberRange, RangeScale } from "./numberRange.ts";

/** The handlers that move the ends of a range by pointer. */
export interface RangeSliderPointerHandle {
  /** Handles a press on the track. */
  readonly onTrack: PointerEventHandler | undefined;
  /** Handles a press on the thumb of the lower end. */
  readonly onFrom: PointerEventHandler | undefined;
  /** Handles a press on the thumb of the upper end. */
  readonly onTo: PointerEventHandler | undefined;
  /** Tells that neither end has the focus any more. */
  readonly onBlur: () => void;
  /** Stops a movement without an end. */
  readonly cancel: () => void;
}

export interface RangeSliderPointerProps extends RangeScale {
  /** The range that is shown. */
  value: NumberRange;
  /** The element between the two ends of the scale. */
  track: RefObject<HTMLElement | null>;
  /** The native input of the lower end. */
  from: RefObject<HTMLInputElement | null>;
  /** The native input of the upper end. */
  to: RefObject<HTMLInputElement | null>;
  /** Called while an end is being moved. */
  onMove: (range: NumberRange) => void;
  /** Called once a movement has ended. */
  onEnd: (range: NumberRange) => void;
  ref: Ref<RangeSliderPointerHandle>;
}

/** Moves the ends of a `RangeSlider` by pointer. The native inputs do everything else, so this is loaded on hover. */
export function RangeSliderPointer(props: RangeSliderPointerProps) {
  return (
    <I18nProvider locale={useIntl().locale}>
      <Handlers {...props} />
    </I18nProvider>
  );
}

function Handlers({ min, max, step, value, track, from, to, onMove, onEnd, ref }: RangeSliderPointerProps) {
  const toRange = ([lower = min, upper = max]: number[]): NumberRange => ({ from: lower, to: upper });
  const state = useSliderState<number[]>({
    minValue: min,
    maxValue: max,
    step,
    value: [value.from, value.to],
    numberFormatter: new Intl.NumberFormat(useIntl().locale),
    onChange: (values) => onMove(toRange(values)),
    onChangeEnd: (values) => onEnd(toRange(values)),
  });
  const { trackProps } = useSlider({ "aria-label": "–", minValue: min, maxValue: max, step }, state, track);
  const fromThumb = useSliderThumb({ index: 0, trackRef: track, inputRef: from }, state);
  const toThumb = useSliderThumb({ index: 1, trackRef: track, inputRef: to }, state);
  useImperativeHandle(ref, () => ({
    onTrack: trackProps.onPointerDown,
    onFrom: fromThumb.thumbProps.onPointerDown,
    onTo: toThumb.thumbProps.onPointerDown,
    onBlur: () => state.setFocusedThumb(undefined),
    // The library waits for the end of a touch, which never comes once the page scrolls.
    cancel: () => [0, 1].forEach((index) => state.setThumbDragging(index, false)),
  }));
  return null;
}
