import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { CircleAlert } from "../icons/CircleAlert.ts";
import { ChevronDown } from "../icons/ChevronDown.ts";
import { CellOptions } from "./CellOptions.tsx";
import type { CellField, DraftCell, DraftChange } from "./prescriptionDraft.ts";
import * as styles from "./PrescriptionCell.css.ts";

/** How a cell is seen. */
export interface CellView {
  readonly id: string;
  readonly cell: DraftCell;
  readonly field: CellField;
  /** "Right eye, sphere". */
  readonly label: string;
  /** As it was typed. */
  readonly text: string;
  /** As it is read. */
  readonly shown: string;
  readonly state: "usual" | "asked" | "wrong" | "locked";
  readonly listLabel: string;
  readonly describedBy: string | undefined;
}

interface PrescriptionCellProps {
  view: CellView;
  onChange: (change: DraftChange) => void;
}

/** Minus has no key on the number pads of phones, so that powers get all letters. */
const keyboards: Readonly<Partial<Record<CellField, "numeric" | "decimal">>> = {
  axis: "numeric",
  distance: "decimal",
  addition: "decimal",
  horizontal: "decimal",
  vertical: "decimal",
};

/**
 * A cell of the paper: typed into, or chosen from the list behind its chevron (by keyboard: Alt and an arrow down). While
 * it is typed in it shows what was typed, otherwise how that is read; what is refused stays.
 */
export function PrescriptionCell({ view, onChange }: PrescriptionCellProps) {
  const { id, cell, field, label, text, shown, state, listLabel, describedBy } = view;
  const [isHeld, setHeld] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  const isLocked = state === "locked";
  const Mark = state === "asked" || state === "wrong" ? CircleAlert : ChevronDown;

  // Arriving by Tab or Enter selects the content, so that typing replaces it, as in any table.
  useEffect(() => {
    if (isHeld) input.current?.select();
  }, [isHeld]);

  function openList(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" || !event.altKey || !list.current) return;
    event.preventDefault();
    list.current.focus();
    try {
      list.current.showPicker();
    } catch {
      // An older browser: the list has the focus, and its own keys open it.
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
        value={isHeld ? text : shown}
        onFocus={() => setHeld(true)}
        onBlur={() => {
          setHeld(false);
          onChange({ change: "leave", cell });
        }}
        onChange={({ target }) =>
          // What a browser fills in by itself is not left afterwards.
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
