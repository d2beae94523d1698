import { type KeyboardEvent, type ReactNode, useId } from "react";
import { list, panel, tab } from "./Tabs.css.ts";

/** A tab with its content. */
export interface Tab<Id extends string> {
  /** Identifies the tab; part of element ids. */
  readonly id: Id;
  /** One or two words. */
  readonly label: ReactNode;
  /** The content shown while the tab is selected. */
  readonly panel: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs, in display order. */
  tabs: readonly Tab<Id>[];
  /** The id of the selected tab. */
  selected: Id;
  /** Called with the id of the tab that the reader selects. */
  onSelect: (id: Id) => void;
}

/**
 * Renders parts of one topic in one place, one visible at a time, such as a product's description and its measures.
 * Arrow keys, Home and End move. All panels are in the DOM, for search engines and to keep typed text. For long texts
 * use `Accordion`, for another view of the same list `SegmentedControl`, for other pages links.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const id = useId();

  function move(event: KeyboardEvent<HTMLElement>) {
    const index = tabs.findIndex((entry) => entry.id === selected);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const forwardKey = isRightToLeft ? "ArrowLeft" : "ArrowRight";
    const backKey = isRightToLeft ? "ArrowRight" : "ArrowLeft";
    const targets: Record<string, number> = {
      [forwardKey]: (index + 1) % tabs.length,
      [backKey]: (index + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs[targets[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <div>
      <div role="tablist" tabIndex={-1} aria-label={label} className={list} onKeyDown={move}>
        {tabs.map((entry) => (
          <button
            key={entry.id}
            type="button"
            role="tab"
            id={`${id}-${entry.id}`}
            data-tab={entry.id}
            className={tab}
            aria-selected={entry.id === selected}
            aria-controls={`${id}-${entry.id}-panel`}
            tabIndex={entry.id === selected ? 0 : -1}
            onClick={() => onSelect(entry.id)}
          >
            {entry.label}
          </button>
        ))}
      </div>
      {tabs.map((entry) => (
        <div
          key={entry.id}
          role="tabpanel"
          id={`${id}-${entry.id}-panel`}
          className={panel}
          aria-labelledby={`${id}-${entry.id}`}
          hidden={entry.id !== selected}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- ARIA's tabs pattern: a panel without controls must be reachable by keyboard
          tabIndex={0}
        >
          {entry.panel}
        </div>
      ))}
    </div>
  );
}
