import { useRef, useState, type KeyboardEvent } from "react";
import { useTakenOver } from "../loading/scheduling.ts";
import { field, typed } from "./RangeSlider.css.ts";

export interface RangeSliderFieldProps {
  /** What is typed, the unit included. */
  label: string;
  value: number;
  unit: string;
  onType: (value: number) => void;
}

interface Draft {
  readonly before: string;
  readonly text: string;
}

/** One end of a range to be typed; it counts on Enter or on leaving, and what is no number is forgotten. */
export function RangeSliderField({ label, value, unit, onType }: RangeSliderFieldProps) {
  const [draft, setDraft] = useState<Draft | null>(null);

  function type(text: string) {
    const wanted = Number(text.replace(",", "."));
    if (text.trim() !== "" && Number.isFinite(wanted) && wanted !== value) onType(wanted);
  }

  function take() {
    setDraft(null);
    if (draft && draft.text !== draft.before) type(draft.text);
  }

  const input = useRef<HTMLInputElement>(null);
  useTakenOver(() => {
    const before = String(value);
    const text = input.current?.value ?? before;
    if (input.current === document.activeElement) setDraft({ before, text });
    else type(text);
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && draft && draft.text !== draft.before) {
      // Only what was typed is taken back, not the drawer around it.
      event.stopPropagation();
      event.preventDefault();
      setDraft(null);
    }
    if (event.key !== "Enter") return;
    // It would send the form around it.
    event.preventDefault();
    take();
  }

  return (
    <label className={field}>
      <input
        ref={input}
        className={typed}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={draft?.text ?? String(value)}
        onChange={({ target }) => setDraft({ before: draft?.before ?? String(value), text: target.value })}
        onFocus={({ target }) => {
          // What an answer changes meanwhile must not run into what is being typed.
          setDraft({ before: String(value), text: target.value });
          target.select();
        }}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden="true">{unit}</span>
    </label>
  );
}
