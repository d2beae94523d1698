import { useState, type KeyboardEvent } from "react";
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

  function take() {
    setDraft(null);
    if (!draft || draft.text === draft.before) return;
    const wanted = Number(draft.text.replace(",", "."));
    if (draft.text.trim() !== "" && Number.isFinite(wanted) && wanted !== value) onType(wanted);
  }

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
        className={typed}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={draft?.text ?? String(value)}
        onChange={({ target }) => setDraft({ before: draft?.before ?? String(value), text: target.value })}
        onFocus={({ target }) => {
          // What an answer changes meanwhile must not run into what is being typed.
          setDraft({ before: target.value, text: target.value });
          target.select();
        }}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden="true">{unit}</span>
    </label>
  );
}
