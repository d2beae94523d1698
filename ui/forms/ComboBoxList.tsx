import { foldText } from "../rules/text.ts";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Check } from "../icons/Check.ts";
import * as styles from "./ComboBox.css.ts";
import { isShown } from "./isShown.ts";

/** A choice of a `ComboBox`. */
export interface ComboBoxOption {
  readonly value: string;
  /** What is typed to find it, and stands in the field once it is chosen. */
  readonly label: string;
  /** A second line, by which it is found too. */
  readonly description?: string;
  /** Other ways to write it, by whose beginning it is found instead: "-2.25", "-225". */
  readonly spellings?: readonly string[];
}

/** Those in which each typed word begins a word, those that begin with what is typed first. */
export function fittingOptions(options: readonly ComboBoxOption[], typed: string): readonly ComboBoxOption[] {
  const wanted = foldText(typed).trim();
  const words = wanted.split(/[\s-]+/);
  const fitting = options.filter(({ label, description = "", spellings }) => {
    if (spellings && wanted !== "") return spellings.some((each) => each.startsWith(wanted));
    const there = foldText(`${label} ${description}`).split(/[\s,.()/-]+/);
    return words.every((word) => there.some((each) => each.startsWith(word)));
  });
  const isAhead = ({ label }: ComboBoxOption) => (foldText(label).startsWith(wanted) ? 0 : 1);
  return fitting.toSorted((a, b) => isAhead(a) - isAhead(b));
}

/** The one that is typed in full, but for marks and capitals. */
export const optionNamed = (options: readonly ComboBoxOption[], typed: string): ComboBoxOption | null =>
  options.find(({ label }) => foldText(label) === foldText(typed).trim()) ?? null;

export interface ComboBoxListProps {
  /** Of the field; the list's and the options' ids begin with it. */
  id: string;
  isOpen: boolean;
  options: readonly ComboBoxOption[];
  /** What the arrow keys are on. */
  active: string | null;
  chosen: string | null;
  onChoose: (option: ComboBoxOption) => void;
}

/** The choices below a `ComboBox`; the focus stays in the field. */
export function ComboBoxList({ id, isOpen, options, active, chosen, onChoose }: ComboBoxListProps) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active !== null) list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div className={styles.panel} hidden={!isOpen}>
      <div
        ref={list}
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list of choices cannot be narrowed from a field
        role="listbox"
        aria-label={intl.formatMessage({ id: "ui.comboBox.list" })}
        className={styles.list}
      >
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the field's, which keeps the focus
          <div
            key={option.value}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its list
            role="option"
            aria-selected={option.value === chosen}
            data-active={option.value === active || undefined}
            className={styles.option}
            // A press may not take the focus from the field, which would close the list before it is done.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <span>
              {option.label}
              {isShown(option.description) && <small className={styles.description}>{option.description}</small>}
            </span>
            {option.value === chosen && <Check size={18} />}
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <p className={styles.nothing}>
          <FormattedMessage id="ui.comboBox.nothing" />
        </p>
      )}
    </div>
  );
}
