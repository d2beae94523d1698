import { type KeyboardEvent, type ReactNode, useId } from "react";
import { list, panel, tab } from "./Tabs.css.ts";

export interface Tab<Id extends string> {
  readonly id: Id;
  /** One or two words. */
  readonly label: ReactNode;
  /** What is shown while it is selected. */
  readonly panel: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** What the tabs are the parts of. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/**
 * Parts of one thing in one place, of which one is seen, such as a product's description and its measures; arrow keys,
 * Home and End move. All panels are in the page, for search engines and so that nothing typed in them is lost. For long
 * texts use `Accordion`, for another look at the same list `SegmentedControl`; other pages are links.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const id = useId();

  function move(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex((entry) => entry.id === selected);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const forth = isRightToLeft ? "ArrowLeft" : "ArrowRight";
    const back = isRightToLeft ? "ArrowRight" : "ArrowLeft";
    const places: Record<string, number> = {
      [forth]: (at + 1) % tabs.length,
      [back]: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs[places[event.key] ?? -1];
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
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- ARIA's pattern: what is read by keyboard alone is reached by it
          tabIndex={0}
        >
          {entry.panel}
        </div>
      ))}
    </div>
  );
}
