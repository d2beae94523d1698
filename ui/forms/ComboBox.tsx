import { type KeyboardEvent, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ChevronDown } from "../icons/ChevronDown.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import * as styles from "./ComboBox.css.ts";
import { ComboBoxList, type ComboBoxOption, matchingOptions, findOptionByLabel, optionId } from "./ComboBoxList.tsx";
import { control } from "./Field.css.ts";
import { Field, fieldAttributes, type FieldTexts } from "./Field.tsx";
import { useFormReset } from "./useFormReset.ts";

/** The number of options that fit into the list at once. */
const optionsPerPage = 7;

export interface ComboBoxProps extends FieldTexts {
  /** The options, in display order. */
  options: readonly ComboBoxOption[];
  /** The value of the chosen option; null if none is. */
  value: string | null;
  /** Called with the value of an option; null when the typed text matches none. */
  onChange: (value: string | null) => void;
  /** Parses typed text that is not a label, such as "-225". Returns the value of an option, or null. */
  parse?: (typed: string) => string | null;
  /** Called with typed text that matches no option, so that a form can explain it; with null once the text changes. */
  onUnmatched?: (typed: string | null) => void;
  /** The field's name in a form. */
  name?: string;
  /** Disables the field. @default false */
  disabled?: boolean;
  /** The id of the field. @default a generated id */
  id?: string;
}

/**
 * Renders the choice of one option out of a long list, filtered by typing. The filter ignores accents and matches the
 * beginnings of words. Text that matches no option stays in the field, with an error. For a short list, use `Select`.
 */
export function ComboBox({
  label,
  mark,
  hint,
  error,
  options,
  value,
  onChange,
  parse,
  onUnmatched,
  name,
  disabled,
  ...rest
}: ComboBoxProps) {
  const intl = useIntl();
  const ownId = useId();
  const id = rest.id ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const [initial] = useState(value);
  const chosen = options.find((option) => option.value === value);
  const typed = draft ?? chosen?.label ?? "";
  const matching = draft === null ? options : matchingOptions(options, draft);
  const findOption = (text: string) => {
    const readValue = parse && text.trim() !== "" ? parse(text) : null;
    return findOptionByLabel(options, text) ?? options.find((option) => option.value === readValue) ?? null;
  };
  const isStray = draft !== null && draft.trim() !== "" && findOption(draft) === null;
  const strayError = isStray && !isOpen ? intl.formatMessage({ id: "ui.comboBox.none" }, { typed: draft }) : null;
  const texts = { label, mark, hint, error: strayError ?? error };

  function choose(option: ComboBoxOption | null) {
    setDraft(null);
    setOpen(false);
    setActive(null);
    if ((option?.value ?? null) !== value) onChange(option?.value ?? null);
  }

  function open(first: "chosen" | "first" | "last") {
    setOpen(true);
    const start = { chosen, first: matching[0], last: matching.at(-1) }[first] ?? matching[0];
    setActive(start?.value ?? null);
  }

  function move(by: 1 | -1) {
    if (!isOpen) return open(by === 1 ? "chosen" : "last");
    const activeIndex = matching.findIndex((option) => option.value === active);
    const next = activeIndex === -1 && by === -1 ? -1 : (activeIndex + by) % matching.length;
    setActive(matching.at(next)?.value ?? null);
  }

  function moveTo(index: number) {
    setActive(matching[Math.min(Math.max(index, 0), matching.length - 1)]?.value ?? null);
  }

  /** Chooses the option whose text is typed in full. Other text stays in the field. */
  function handleBlur() {
    setOpen(false);
    setActive(null);
    if (draft === null) return;
    const option = findOption(draft);
    if (option || draft.trim() === "") choose(option);
    else onUnmatched?.(draft);
  }

  /** Explains typed text that matches no option, instead of submitting a form without it. */
  function explainStray() {
    setOpen(false);
    onUnmatched?.(draft);
  }

  useFormReset(field, () => {
    setDraft(null);
    setOpen(false);
    onUnmatched?.(null);
    if (value !== initial) onChange(initial);
  });

  const activeOption = isOpen ? (matching.find((option) => option.value === active) ?? null) : null;
  const activeIndex = activeOption ? matching.indexOf(activeOption) : 0;
  const actions: Partial<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(isOpen && {
      PageDown: () => moveTo(activeIndex + optionsPerPage),
      PageUp: () => moveTo(activeIndex - optionsPerPage),
      Home: () => moveTo(0),
      End: () => moveTo(matching.length - 1),
    }),
    ...(activeOption ? { Enter: () => choose(activeOption) } : isStray && { Enter: explainStray }),
    // With nothing to undo, Escape is left to a surrounding dialog.
    ...(isOpen ? { Escape: () => setOpen(false) } : draft !== null && { Escape: () => setDraft(null) }),
  };

  function onKeyDown(event: KeyboardEvent) {
    const action = actions[event.key];
    // With Shift, Home and End select text.
    if (!action || event.nativeEvent.isComposing || event.shiftKey) return;
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
          aria-activedescendant={activeOption ? optionId(id, options, activeOption) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          disabled={disabled}
          value={typed}
          onChange={(event) => {
            setDraft(event.target.value);
            setOpen(true);
            const [first] = matchingOptions(options, event.target.value);
            setActive((findOption(event.target.value) ?? first)?.value ?? null);
            onUnmatched?.(null);
            if (value !== null) onChange(null);
          }}
          onClick={(event) => {
            if (isOpen) return;
            // Selected, so that typing replaces the chosen label.
            event.currentTarget.select();
            open("chosen");
          }}
          onBlur={handleBlur}
          onKeyDown={onKeyDown}
        />
        <ChevronDown className={styles.chevron} />
        <ComboBoxList
          id={id}
          isOpen={isOpen}
          options={options}
          matching={matching}
          active={activeOption?.value ?? null}
          chosen={value}
          onChoose={(option) => {
            choose(option);
            field.current?.focus();
          }}
        />
      </div>
      <VisuallyHidden aria-live="polite">
        {strayError}
        {isOpen && draft !== null && <FormattedMessage id="ui.comboBox.count" values={{ count: matching.length }} />}
      </VisuallyHidden>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ""} disabled={disabled} />}
    </Field>
  );
}
