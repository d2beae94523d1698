import { type KeyboardEvent, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ChevronDown } from "../icons/ChevronDown.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import * as styles from "./ComboBox.css.ts";
import { ComboBoxList, type ComboBoxOption, fittingOptions, optionNamed } from "./ComboBoxList.tsx";
import { control } from "./Field.css.ts";
import { Field, fieldAttributes, type FieldTexts } from "./Field.tsx";

export interface ComboBoxProps extends FieldTexts {
  options: readonly ComboBoxOption[];
  /** What is chosen; null for nothing. */
  value: string | null;
  /** Always the value of an option; null when the typed text matches none. */
  onChange: (value: string | null) => void;
  /** Understands what is typed otherwise than by a label, such as "-225": the value of an option, or null. */
  read?: (typed: string) => string | null;
  /** Typed text that matches no option, so that a form can explain it; null once it changes. */
  onStray?: (typed: string | null) => void;
  /** The value's name in a form. */
  name?: string;
  disabled?: boolean;
  id?: string;
}

/**
 * One choice out of a long list that is narrowed by typing, letters without marks and parts of words included. What is
 * typed and is no choice stays to be corrected. For a short list, use `Select`.
 */
export function ComboBox({
  label,
  mark,
  hint,
  error,
  options,
  value,
  onChange,
  read,
  onStray,
  name,
  disabled,
  ...given
}: ComboBoxProps) {
  const intl = useIntl();
  const ownId = useId();
  const id = given.id ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const chosen = options.find((option) => option.value === value);
  const typed = draft ?? chosen?.label ?? "";
  const fitting = draft === null ? options : fittingOptions(options, draft);
  const named = (text: string) => {
    const understood = read && text.trim() !== "" ? read(text) : null;
    return optionNamed(options, text) ?? options.find((option) => option.value === understood) ?? null;
  };
  const isNone = draft !== null && draft.trim() !== "" && !isOpen && named(draft) === null;
  const texts = {
    label,
    mark,
    hint,
    error: isNone ? intl.formatMessage({ id: "ui.comboBox.none" }, { typed: draft }) : error,
  };

  function choose(option: ComboBoxOption | null) {
    setDraft(null);
    setOpen(false);
    setActive(null);
    if ((option?.value ?? null) !== value) onChange(option?.value ?? null);
  }

  function open(first: "chosen" | "first" | "last") {
    setOpen(true);
    const start = { chosen, first: fitting[0], last: fitting.at(-1) }[first] ?? fitting[0];
    setActive(start?.value ?? null);
  }

  function move(by: 1 | -1) {
    if (!isOpen) return open(by === 1 ? "chosen" : "last");
    const at = fitting.findIndex((option) => option.value === active);
    const next = at === -1 ? (by === 1 ? 0 : fitting.length - 1) : (at + by + fitting.length) % fitting.length;
    setActive(fitting[next]?.value ?? null);
  }

  /** Leaving takes what is typed in full, and leaves the rest to be corrected. */
  function leave() {
    setOpen(false);
    setActive(null);
    if (draft === null) return;
    const option = named(draft);
    if (option || draft.trim() === "") choose(option);
    else onStray?.(draft);
  }

  const activeOption = isOpen ? (fitting.find((option) => option.value === active) ?? null) : null;
  const actions: Partial<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(activeOption && { Enter: () => choose(activeOption) }),
    // With nothing to take back, the key is for what lies around, such as a dialog.
    ...(isOpen ? { Escape: () => setOpen(false) } : draft !== null && { Escape: () => setDraft(null) }),
  };

  function onKeyDown(event: KeyboardEvent) {
    const action = actions[event.key];
    if (!action || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  return (
    <Field id={id} {...texts}>
      <div className={styles.frame}>
        <input
          {...fieldAttributes(id, texts).attributes}
          ref={field}
          className={control({ kind: "text" })}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeOption ? `${id}-${fitting.indexOf(activeOption)}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          disabled={disabled}
          value={typed}
          onChange={(event) => {
            setDraft(event.target.value);
            setOpen(true);
            const [first] = fittingOptions(options, event.target.value);
            setActive((named(event.target.value) ?? first)?.value ?? null);
            onStray?.(null);
            if (value !== null) onChange(null);
          }}
          onClick={(event) => {
            if (isOpen) return;
            // What was chosen is gone with the first letter.
            event.currentTarget.select();
            open("chosen");
          }}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
        <ChevronDown className={styles.chevron} />
        <ComboBoxList
          id={id}
          isOpen={isOpen}
          options={fitting}
          active={activeOption?.value ?? null}
          chosen={value}
          onChoose={(option) => {
            choose(option);
            field.current?.focus();
          }}
        />
      </div>
      <VisuallyHidden aria-live="polite">
        {isOpen && draft !== null && <FormattedMessage id="ui.comboBox.count" values={{ count: fitting.length }} />}
      </VisuallyHidden>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ""} disabled={disabled} />}
    </Field>
  );
}
