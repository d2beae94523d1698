import { type CalendarDate, GregorianCalendar, parseDate } from "@internationalized/date";
import { type SyntheticEvent, useEffect, useId, useMemo, useRef } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { useDateField, useDateSegment } from "react-aria/useDateField";
import { useDatePicker } from "react-aria/useDatePicker";
import { useIntl } from "react-intl";
import { type DateFieldState, type DateSegment, useDateFieldState } from "react-stately/useDateFieldState";
import { type DateValue, useDatePickerState } from "react-stately/useDatePickerState";
import { Calendar } from "../icons/Calendar.ts";
import { lazyComponent } from "../loading/lazyComponent.tsx";
import { IconButton } from "../primitives/IconButton.tsx";
import { CalendarPopover } from "./CalendarPopover.tsx";
import { type DateFieldProps, incompleteDate } from "./dateInput.ts";
import * as styles from "./DateSegments.css.ts";
import { Field, fieldAttributes } from "./Field.tsx";
import { control } from "./Field.css.ts";

const DateCalendar = lazyComponent(async () => (await import("./DateCalendar.tsx")).DateCalendar);

/**
 * A `DateField` of three parts in the order of the page's language, each of which can be typed or stepped by arrows. The
 * button beside them opens a calendar, as do Alt and the down arrow; its code is loaded then.
 */
export function DateSegments(props: DateFieldProps) {
  return (
    <I18nProvider locale={useIntl().locale}>
      <Segments {...props} />
    </I18nProvider>
  );
}

/** Dates of the shop are Gregorian in every language. The state compares this function, so there is one of it. */
const createCalendar = () => new GregorianCalendar();

const toDate = (text: string | undefined): CalendarDate | null =>
  text && text !== incompleteDate ? parseDate(text) : null;

function Segments({ id, value, minimum, maximum, required, onType, onLeave, ...texts }: DateFieldProps) {
  const { locale } = useIntl();
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const parts = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The state takes another object for another date.
  const date = useMemo(() => toDate(value), [value]);
  /** The last complete date. A day that its month does not have becomes the month's last one when the field is left. */
  const reported = useRef("");
  useEffect(() => {
    reported.current = date?.toString() ?? "";
  }, [date]);
  const { attributes } = fieldAttributes(id, texts);
  const options = {
    locale,
    createCalendar,
    shouldForceLeadingZeros: true,
    value: date,
    minValue: toDate(minimum),
    maxValue: toDate(maximum),
    isRequired: Boolean(required),
    isInvalid: Boolean(attributes["aria-invalid"]),
    validationBehavior: "aria" as const,
    "aria-labelledby": labelId,
    ...(attributes["aria-describedby"] && { "aria-describedby": attributes["aria-describedby"] }),
    onChange: (typed: CalendarDate | null) => {
      reported.current = typed?.toString() ?? "";
      onType(reported.current);
    },
    onBlur: () => onLeave(isIncomplete(state) ? incompleteDate : reported.current),
  };
  const picker = useDatePickerState<CalendarDate>(options);
  const { groupProps, fieldProps, buttonProps, dialogProps, calendarProps } = useDatePicker(options, picker, group);
  const state = useDateFieldState<DateValue>({ ...fieldProps, locale, createCalendar });
  const { fieldProps: partsProps } = useDateField(fieldProps, state, parts);
  const first = state.segments.find(({ isEditable }) => isEditable);
  const isRightToLeft = state.segments.some(({ text }) => text.includes(rightToLeftMark));
  return (
    <Field id={id} labelId={labelId} {...texts}>
      <div
        {...groupProps}
        ref={group}
        className={`${control({ kind: "text" })} ${styles.group}`}
        aria-invalid={attributes["aria-invalid"]}
      >
        <div {...partsProps} ref={parts} className={styles.parts} dir={isRightToLeft ? "rtl" : "ltr"}>
          {state.segments.map((segment, index) => (
            // The parts of a date have no other identity than their places.
            // oxlint-disable-next-line react/no-array-index-key
            <Segment key={index} id={segment === first ? id : undefined} segment={segment} state={state} />
          ))}
        </div>
        <IconButton
          ref={button}
          id={buttonProps.id}
          icon={Calendar}
          label={buttonProps["aria-label"] ?? ""}
          popoverTarget={dialogProps.id}
          aria-expanded={picker.isOpen}
          aria-labelledby={buttonProps["aria-labelledby"]}
          aria-describedby={buttonProps["aria-describedby"]}
          {...ownPresses}
        />
      </div>
      <CalendarPopover isOpen={picker.isOpen} onToggle={picker.setOpen} button={button} dialogProps={dialogProps}>
        <DateCalendar {...calendarProps} />
      </CalendarPopover>
    </Field>
  );
}

/** Languages write a date from left to right, also between words that are not, unless its separators have this mark. */
const rightToLeftMark = "\u200f";

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Presses on the button would move the focus to the last part of the date, as all presses on the field do. */
const ownPresses = { onPointerDown: stop, onMouseDown: stop, onClick: stop };

/** Whether some parts of the date are typed and others are not. */
function isIncomplete({ segments }: DateFieldState): boolean {
  const parts = segments.filter(({ isEditable }) => isEditable);
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder);
  return missing.length > 0 && missing.length < parts.length;
}

interface SegmentProps {
  /** The id of the field at its first part, so that links to the field lead there. */
  id: string | undefined;
  segment: DateSegment;
  state: DateFieldState;
}

function Segment({ id, segment, state }: SegmentProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, element);
  // The part is labelled by itself, "day", and by the field.
  const labelledBy = segmentProps["aria-labelledby"]?.replace(segmentProps.id ?? "", id ?? segmentProps.id ?? "");
  return (
    <span
      {...segmentProps}
      {...(id && { id, "aria-labelledby": labelledBy })}
      ref={element}
      className={segment.isEditable ? styles.part : undefined}
      data-placeholder={segment.isPlaceholder || undefined}
    >
      {segment.text}
    </span>
  );
}
