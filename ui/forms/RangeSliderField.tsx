import { useState, type KeyboardEvent } from "react";
import { field, typed } from "./RangeSlider.css.ts";

export interface RangeSliderFieldProps {
  /** What is typed, the unit included. */
  label: string;
  value: number;
  unit: string;
  onType: (value: number) => void;
}

/** One end of a range to be typed; it counts on Enter or on leaving, and what is no number is forgotten. */
export function RangeSliderField({ label, value, unit, onType }: RangeSliderFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function take() {
    if (draft === null) return;
    setDraft(null);
    const wanted = Number(draft.replace(",", "."));
    if (draft.trim() !== "" && Number.isFinite(wanted) && wanted !== value) onType(wanted);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && draft !== null) {
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
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden="true">{unit}</span>
    </label>
  );
}
