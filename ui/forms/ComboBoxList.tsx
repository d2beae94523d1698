import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Check } from "../icons/Check.ts";
import * as styles from "./ComboBox.css.ts";
import type { ComboBoxOption } from "./comboBoxOptions.ts";
import { isShown } from "./isShown.ts";

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
