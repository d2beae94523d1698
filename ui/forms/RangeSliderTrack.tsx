import { type PointerEvent, type Ref, useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { lazyComponent } from "../loading/lazyComponent.tsx";
import { useAfterHydration } from "../loading/scheduling.ts";
import { moveEnd, type NumberRange, type RangeScale } from "./numberRange.ts";
import { RangeSliderBars } from "./RangeSliderBars.tsx";
import type { RangeSliderPointerHandle } from "./RangeSliderPointer.tsx";
import * as styles from "./RangeSlider.css.ts";
import { useFormReset } from "./useFormReset.ts";

export interface RangeSliderTrackProps extends RangeScale {
  /** What the range measures. */
  label: string;
  /** The unit of the values. */
  unit: string;
  /** The range that is shown. */
  value: NumberRange;
  /** The number of items for each value, drawn as bars over the track. */
  counts?: readonly { readonly value: number; readonly count: number }[] | undefined;
  /** Called while an end is being moved. */
  onMove: (range: NumberRange) => void;
  /** Called once a movement has ended, even without a change. */
  onEnd: (range: NumberRange) => void;
  /** Called when the browser takes over a movement, such as to scroll the page. */
  onCancel: () => void;
}

/** Loaded when a pointer comes near. Without it, keys and typing still work. */
const LazyPointer = lazyComponent(
  async () => (await import("./RangeSliderPointer.tsx")).RangeSliderPointer,
  () => null,
);

/** Renders the track of a `RangeSlider` with a native input for each end. A press on the track moves the nearer end. */
export function RangeSliderTrack(props: RangeSliderTrackProps) {
  const { label, unit, min, max, step, value, counts, onMove, onEnd, onCancel } = props;
  const intl = useIntl();
  const track = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const [isPointerNear, setPointerNear] = useState(false);
  const pointer = useRef<RangeSliderPointerHandle>(null);
  /** Presses before the handlers were loaded. */
  const early = useRef<globalThis.PointerEvent[]>([]);
  /** The range that keys have changed, until they are released. */
  const typed = useRef<NumberRange | null>(null);
  const isKeyHeld = useRef(false);
  const isCancelled = useRef(false);
  const [initial] = useState(value);
  useFormReset(from, () => onEnd(initial));

  /** Handles what keys, assistive technology or the browser have entered into a native input. */
  function enter(end: "from" | "to", entered: number) {
    const next = moveEnd(value, end, entered, { min, max, step });
    onMove(next);
    if (isKeyHeld.current) typed.current = next;
    else onEnd(next);
  }

  function releaseKey() {
    isKeyHeld.current = false;
    if (typed.current) onEnd(typed.current);
    typed.current = null;
  }

  useAfterHydration(() => {
    if (from.current && from.current.valueAsNumber !== value.from) enter("from", from.current.valueAsNumber);
    if (to.current && to.current.valueAsNumber !== value.to) enter("to", to.current.valueAsNumber);
  });

  function keepEarly({ nativeEvent }: PointerEvent) {
    setPointerNear(true);
    if (!pointer.current) early.current.push(nativeEvent);
  }

  function receivePointer(handle: RangeSliderPointerHandle | null) {
    pointer.current = handle;
    if (!handle) return;
    const events = early.current.splice(0);
    queueMicrotask(() => {
      for (const event of events) event.target?.dispatchEvent(new globalThis.PointerEvent(event.type, event));
    });
  }

  function cancel() {
    isCancelled.current = true;
    pointer.current?.cancel();
    isCancelled.current = false;
  }

  const span = Math.max(step, max - min);
  const thumb = {
    min,
    max,
    step,
    unit,
    onKey: () => {
      isKeyHeld.current = true;
    },
    onRelease: releaseKey,
  };
  return (
    <div className={styles.stack}>
      {counts && <RangeSliderBars counts={counts} min={min} max={max} within={value} />}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a convenience for pointers: the inputs are what is operated */}
      <div
        ref={track}
        className={styles.pressable}
        onPointerEnter={() => setPointerNear(true)}
        onPointerDownCapture={keepEarly}
        onPointerUpCapture={keepEarly}
        onPointerDown={(event) => pointer.current?.onTrack?.(event)}
        onPointerCancel={cancel}
        onBlur={() => pointer.current?.onBlur()}
        // The focus goes to the pressed end, and must not leave it.
        onMouseDown={(event) => event.preventDefault()}
      >
        <svg className={styles.track} viewBox={`0 0 ${span} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.between} x={value.from - min} width={value.to - value.from} height="1" />
        </svg>
        <Thumb
          ref={from}
          label={intl.formatMessage({ id: "ui.rangeSlider.from" }, { label })}
          {...thumb}
          max={value.to}
          value={value.from}
          share={(value.from - min) / span}
          // When both ends are at the maximum, the one that can still move is on top.
          isAbove={value.from > (min + max) / 2}
          onEnter={(entered) => enter("from", entered)}
          onPress={(event) => pointer.current?.onFrom?.(event)}
        />
        <Thumb
          ref={to}
          label={intl.formatMessage({ id: "ui.rangeSlider.to" }, { label })}
          {...thumb}
          min={value.from}
          value={value.to}
          share={(value.to - min) / span}
          isAbove={false}
          onEnter={(entered) => enter("to", entered)}
          onPress={(event) => pointer.current?.onTo?.(event)}
        />
        {isPointerNear && (
          <LazyPointer
            ref={receivePointer}
            min={min}
            max={max}
            step={step}
            value={value}
            track={track}
            from={from}
            to={to}
            onMove={onMove}
            onEnd={(range) => (isCancelled.current ? onCancel() : onEnd(range))}
          />
        )}
      </div>
    </div>
  );
}

interface ThumbProps extends RangeScale {
  /** The accessible name. */
  label: string;
  unit: string;
  value: number;
  /** Where on the track it is, from 0 to 1. */
  share: number;
  /** Whether it is drawn over the other thumb. */
  isAbove: boolean;
  /** Called with a value that was entered into the native input. */
  onEnter: (value: number) => void;
  onKey: () => void;
  onRelease: () => void;
  onPress: (event: PointerEvent) => void;
  ref: Ref<HTMLInputElement>;
}

function Thumb({
  label,
  min,
  max,
  step,
  unit,
  value,
  share,
  isAbove,
  onEnter,
  onKey,
  onRelease,
  onPress,
  ref,
}: ThumbProps) {
  const thumb = useRef<HTMLDivElement>(null);
  // Set by script, because pages refuse style attributes in their HTML.
  useLayoutEffect(() => thumb.current?.style.setProperty("inset-inline-start", `${share * 100}%`), [share]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as the track
    <div ref={thumb} className={styles.thumb({ above: isAbove })} onPointerDown={onPress}>
      <input
        ref={ref}
        type="range"
        className={styles.thumbInput}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={`${useIntl().formatNumber(value)} ${unit}`}
        onChange={(event) => onEnter(event.target.valueAsNumber)}
        onKeyDown={onKey}
        onKeyUp={onRelease}
        onBlur={onRelease}
      />
    </div>
  );
}
