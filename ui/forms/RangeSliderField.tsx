import { useRef, useState, type KeyboardEvent } from "react";
import { useAfterHydration } from "../loading/scheduling.ts";
import { field, typed } from "./RangeSlider.css.ts";

export interface RangeSliderFieldProps {
  /** The accessible name, including the unit. */
  label: string;
  /** The current value of this end. */
  value: number;
  /** The unit shown behind the number. */
  unit: string;
  /** Called with typed text. Returns whether it was accepted; otherwise the field keeps it. */
  onType: (text: string) => boolean;
  /** The id of the note that explains why the text was not accepted. */
  noteId?: string | undefined;
}

interface Draft {
  /** The text when editing began. */
  readonly before: string;
  /** The text typed since. */
  readonly text: string;
}

/** Renders a field for one end of a range. The number is read on Enter or blur; text that is not accepted stays. */
export function RangeSliderField({ label, value, unit, onType, noteId }: RangeSliderFieldProps) {
  const [draft, setDraft] = useState<Draft | null>(null);

  function commit() {
    if (!draft || draft.text === draft.before) return setDraft(null);
    if (onType(draft.text)) setDraft(null);
  }

  const input = useRef<HTMLInputElement>(null);
  useAfterHydration(() => {
    const before = String(value);
    const text = input.current?.value ?? before;
    if (input.current === document.activeElement) setDraft({ before, text });
    else if (text !== before && !onType(text)) setDraft({ before, text });
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && draft && draft.text !== draft.before) {
      // Undoes the typing only, without closing a surrounding drawer.
      event.stopPropagation();
      event.preventDefault();
      setDraft(null);
      onType(String(value));
    }
    if (event.key !== "Enter") return;
    // Enter would submit the surrounding form.
    event.preventDefault();
    commit();
  }

  return (
    <label className={field}>
      <input
        ref={input}
        className={typed}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={noteId !== undefined || undefined}
        aria-describedby={noteId}
        value={draft?.text ?? String(value)}
        onChange={({ target }) => setDraft({ before: draft?.before ?? String(value), text: target.value })}
        onFocus={({ target }) => {
          // Keeps the typed text even if `value` changes meanwhile.
          setDraft(draft ?? { before: String(value), text: target.value });
          target.select();
        }}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden="true">{unit}</span>
    </label>
  );
}
