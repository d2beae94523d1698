import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { lazyComponent } from "../loading/lazyComponent.tsx";
import { useAfterHydration } from "../loading/scheduling.ts";
import { type DateFieldProps, incompleteDate, isBrowsersOrder } from "./dateInput.ts";
import { Field, fieldAttributes } from "./Field.tsx";
import { control } from "./Field.css.ts";

export type { DateFieldProps } from "./dateInput.ts";

const DateSegments = lazyComponent(async () => (await import("./DateSegments.tsx")).DateSegments);

/**
 * Renders a date field with the browser's own date picker. Where the browser would write day and month in another order
 * than the page, the parts of the date are fields in the page's order; their code is loaded then.
 */
export function DateField(props: DateFieldProps) {
  const { id, value, minimum, maximum, required, onType, onLeave, ...texts } = props;
  const { locale } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [showsSegments, setShowsSegments] = useState(false);

  useAfterHydration(() => {
    if (isBrowsersOrder(locale)) return;
    const show = () => {
      const isInUse = document.activeElement === input.current || input.current?.validity.badInput;
      setShowsSegments(!isInUse);
    };
    DateSegments.load().then(show, () => {});
  });

  if (showsSegments) return <DateSegments {...props} />;
  return (
    <Field id={id} {...texts}>
      <input
        {...fieldAttributes(id, texts).attributes}
        ref={input}
        type="date"
        min={minimum}
        max={maximum}
        aria-required={required || undefined}
        autoComplete="off"
        className={control({ kind: "text" })}
        value={value === incompleteDate ? "" : value}
        onChange={({ target }) => onType(target.value)}
        onBlur={({ target }) => onLeave(target.validity.badInput ? incompleteDate : target.value)}
      />
    </Field>
  );
}
