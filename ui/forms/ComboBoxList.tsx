import { beginsOneOf, searchForms } from "../rules/text.ts";
import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Check } from "../icons/Check.ts";
import * as styles from "./ComboBox.css.ts";
import { isShown } from "./isShown.ts";

/** An option of a `ComboBox`. */
export interface ComboBoxOption {
  /** Identifies the option. */
  readonly value: string;
  /** The text to search for, and the field's text once it is chosen. */
  readonly label: string;
  /** A second line, which is searched too. */
  readonly description?: string;
  /** Other spellings, such as "-2.25" and "-225". If present, options are found by the beginnings of these instead. */
  readonly spellings?: readonly string[];
}

/**
 * Returns the options that match the typed text: each typed word begins a word of the option. Options whose label
 * begins with the text come first.
 */
export function matchingOptions(options: readonly ComboBoxOption[], typed: string): readonly ComboBoxOption[] {
  const query = typed.trim();
  const words = query.split(/[\s-]+/).map(searchForms);
  const matching = options.filter(({ label, description = "", spellings }) => {
    if (spellings && query !== "") return spellings.some((each) => each.startsWith(query.toLowerCase()));
    const optionWords = `${label} ${description}`.split(/[\s,.()/-]+/).flatMap(searchForms);
    return words.every((word) => beginsOneOf(optionWords, word));
  });
  const rank = ({ label }: ComboBoxOption) => (beginsOneOf(searchForms(label), searchForms(query)) ? 0 : 1);
  return matching.toSorted((a, b) => rank(a) - rank(b));
}

/** Returns the option whose label equals the typed text, ignoring accents and case; null if there is none. */
export function findOptionByLabel(options: readonly ComboBoxOption[], typed: string): ComboBoxOption | null {
  const forms = new Set(searchForms(typed.trim()));
  return options.find(({ label }) => searchForms(label).some((form) => forms.has(form))) ?? null;
}

/** Returns the id of an option's element. It stays with the option, so that screen readers notice another one. */
export const optionId = (id: string, options: readonly ComboBoxOption[], option: ComboBoxOption) =>
  `${id}-${options.indexOf(option)}`;

/**
 * Below the field, or above it where there is no room. Set by script: every page loads the style sheet, and pages refuse
 * style attributes in their HTML.
 */
const belowOrAbove = {
  position: "fixed",
  positionArea: "block-end center",
  positionTryFallbacks: "flip-block",
  positionVisibility: "anchors-visible",
  inset: "auto",
  inlineSize: "100%",
  marginBlock: "4px",
  padding: "0",
  color: "inherit",
};

export interface ComboBoxListProps {
  /** The id of the field; the ids of the list and its options begin with it. */
  id: string;
  /** Whether the list is visible. */
  isOpen: boolean;
  /** All options. */
  options: readonly ComboBoxOption[];
  /** The options that match the typed text. */
  matching: readonly ComboBoxOption[];
  /** The value of the option highlighted by the arrow keys. */
  active: string | null;
  /** The value of the chosen option; null if none is. */
  chosen: string | null;
  /** Called with the option that the shopper clicks. */
  onChoose: (option: ComboBoxOption) => void;
}

/** Renders the options below a `ComboBox`; the focus stays in the field. */
export function ComboBoxList(props: ComboBoxListProps) {
  const { id, isOpen, options, matching, active, chosen, onChoose } = props;
  const intl = useIntl();
  const anchor = `--${useId()}`;
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const popover = panel.current;
    if (!isOpen || !popover || !CSS.supports("position-area: block-end")) return;
    // Above everything, so that no dialog cuts it off. Older browsers show it in its place.
    popover.popover = "manual";
    popover.parentElement?.style.setProperty("anchor-name", anchor);
    Object.assign(popover.style, { ...belowOrAbove, positionAnchor: anchor });
    popover.showPopover();
    return () => popover.hidePopover();
  }, [isOpen, anchor]);
  useEffect(() => {
    if (active !== null) list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div ref={panel} className={styles.panel} hidden={!isOpen}>
      <div
        ref={list}
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot be filtered by a field
        role="listbox"
        aria-label={intl.formatMessage({ id: "ui.comboBox.list" })}
        className={styles.list}
      >
        {matching.map((option) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and handles the keys
          <div
            key={option.value}
            id={optionId(id, options, option)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list above
            role="option"
            aria-selected={option.value === chosen}
            data-active={option.value === active || undefined}
            className={styles.option}
            // A press must not take the focus from the field: that would close the list before the click.
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
      {matching.length === 0 && (
        <p className={styles.nothing}>
          <FormattedMessage id="ui.comboBox.nothing" />
        </p>
      )}
    </div>
  );
}
