import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { CircleAlert } from "../icons/CircleAlert.ts";
import { ChevronDown } from "../icons/ChevronDown.ts";
import { CellOptions } from "./CellOptions.tsx";
import type { CellField, DraftCell, DraftChange } from "./prescriptionDraft.ts";
import * as styles from "./PrescriptionCell.css.ts";

/** What is shown of a cell. */
export interface CellView {
  readonly id: string;
  readonly cell: DraftCell;
  readonly field: CellField;
  /** The accessible name, such as "Right eye, sphere". */
  readonly label: string;
  /** The typed text. */
  readonly text: string;
  /** The formatted value, shown while the cell does not have the focus. */
  readonly shown: string;
  /** `asked`: the current question is about this cell. `locked`: it is copied from the right eye. */
  readonly state: "usual" | "asked" | "wrong" | "locked";
  /** The accessible name of the list of values. */
  readonly listLabel: string;
  readonly describedBy: string | undefined;
}

interface PrescriptionCellProps {
  view: CellView;
  onChange: (change: DraftChange) => void;
}

/** The keyboards of phones. Powers need the full keyboard, because numeric keypads lack a minus key. */
const keyboards: Readonly<Partial<Record<CellField, "numeric" | "decimal">>> = {
  axis: "numeric",
  distance: "decimal",
  addition: "decimal",
  horizontal: "decimal",
  vertical: "decimal",
};

/**
 * A cell of the prescription: a text field, with a list of values behind its chevron (by keyboard: Alt and down arrow).
 * With the focus it shows the typed text, otherwise the formatted value. Invalid text stays.
 */
export function PrescriptionCell({ view, onChange }: PrescriptionCellProps) {
  const { id, cell, field, label, text, shown, state, listLabel, describedBy } = view;
  const [hasFocus, setFocus] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  const isLocked = state === "locked";
  const Mark = state === "asked" || state === "wrong" ? CircleAlert : ChevronDown;

  // Arriving by Tab or Enter selects the content, so that typing replaces it, as in any table.
  useEffect(() => {
    if (hasFocus) input.current?.select();
  }, [hasFocus]);

  function openList(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" || !event.altKey || !list.current) return;
    event.preventDefault();
    list.current.focus();
    try {
      list.current.showPicker();
    } catch {
      // Older browsers have no `showPicker`. The list has the focus, so its own keys open it.
    }
  }

  return (
    <div className={styles.cell({ state })}>
      <input
        ref={input}
        id={id}
        data-cell={cell}
        className={styles.input}
        aria-label={label}
        aria-invalid={state === "wrong" || undefined}
        aria-describedby={describedBy}
        inputMode={keyboards[field]}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="–"
        readOnly={isLocked}
        value={hasFocus ? text : shown}
        onFocus={() => setFocus(true)}
        onBlur={() => {
          setFocus(false);
          onChange({ change: "leave", cell });
        }}
        onChange={({ target }) =>
          // A cell filled in by the browser never receives a blur event, so its value is final at once.
          onChange({ change: target === document.activeElement ? "type" : "settle", cell, text: target.value })
        }
        onKeyDown={openList}
      />
      {!isLocked && (
        <select
          ref={list}
          className={styles.list}
          aria-label={listLabel}
          tabIndex={-1}
          // Screen readers would read every cell twice. Alt and down arrow lead here from the field.
          aria-hidden="true"
          onFocus={({ target }) => (target.ariaHidden = null)}
          onBlur={({ target }) => (target.ariaHidden = "true")}
          value={text === "" ? "" : shown}
          onChange={({ target }) => onChange({ change: "settle", cell, text: target.value })}
        >
          <CellOptions cell={cell} />
        </select>
      )}
      <Mark className={styles.mark({ state })} />
    </div>
  );
}
