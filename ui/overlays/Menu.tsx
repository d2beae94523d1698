import { createContext, type KeyboardEvent, type ReactNode, use, useId, useRef, useState } from "react";
import { item, menu } from "./Menu.css.ts";
import { menuMove } from "./menuMove.ts";

/** The attributes that the menu's button needs. */
export interface MenuTrigger {
  popoverTarget: string;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Renders the button with the given attributes, by which the browser connects it to the menu. */
  trigger: (attributes: MenuTrigger) => ReactNode;
  /** The accessible name of the menu, such as "Order 000018427". */
  label: string;
  /** The edge aligned with the button. @default "start" */
  align?: "start" | "end";
  /** `MenuItem` elements. */
  children: ReactNode;
}

/** Letters typed within this time name one item, in milliseconds. */
const typingTime = 500;

const CloseContext = createContext<() => void>(() => {});

/**
 * Renders a few actions behind one button, such as those of an order. Arrow keys and typed letters move the focus, Esc
 * and Tab close. For navigation use links (`SiteMenu`, `MegaMenu`), to choose a value `Select`.
 */
export function Menu({ trigger, label, align = "start", children }: MenuProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [opensAt, setOpensAt] = useState<"first" | "last">("first");
  const [open, setOpen] = useState(false);
  const typing = useRef({ text: "", at: 0 });
  const items = () => [...(ref.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  const close = () => ref.current?.hidePopover();

  function openOnArrow(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpensAt(event.key === "ArrowUp" ? "last" : "first");
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.click();
  }

  function handleKey(event: KeyboardEvent) {
    // Closes without preventing Tab, so that the focus moves on.
    if (event.key === "Tab") return close();
    if (event.key === "Escape") {
      // Keeps a surrounding dialog open.
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const entries = items();
    const names = entries.map(({ textContent }) => textContent);
    const typed = event.timeStamp - typing.current.at < typingTime ? typing.current.text : "";
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const next = menuMove(event.key, { at, names, typed });
    if (event.key.length === 1) typing.current = { text: (typed + event.key).trimStart(), at: event.timeStamp };
    if (next === null) return;
    event.preventDefault();
    entries[next]?.focus();
  }

  return (
    <>
      {trigger({ popoverTarget: id, "aria-haspopup": "menu", "aria-expanded": open, onKeyDown: openOnArrow })}
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={menu({ align })}
        onKeyDown={handleKey}
        onToggle={({ newState }) => {
          setOpen(newState === "open");
          if (newState === "open")
            items()
              .at(opensAt === "last" ? -1 : 0)
              ?.focus();
          else setOpensAt("first");
        }}
      >
        <CloseContext value={close}>{children}</CloseContext>
      </div>
    </>
  );
}

interface ActionItem {
  /** Called when the item is selected. The menu is closed first. */
  onSelect: () => void;
  href?: never;
  /** Whether the action is unavailable; it can still be focused and read. @default false */
  disabled?: boolean;
}

interface LinkItem {
  /** The page that the item opens. */
  href: string;
  onSelect?: never;
  disabled?: never;
}

export type MenuItemProps = (ActionItem | LinkItem) & {
  /** An icon before the text, 20 px wide. */
  icon?: ReactNode;
  /** The text of the item. */
  children: ReactNode;
};

/** Renders an action or a link in a `Menu`, which it closes. */
export function MenuItem({ icon, children, ...action }: MenuItemProps) {
  const close = use(CloseContext);
  if (action.href !== undefined)
    return (
      <a role="menuitem" tabIndex={-1} className={item} href={action.href} onClick={close}>
        {icon}
        <span>{children}</span>
      </a>
    );
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={item}
      aria-disabled={action.disabled || undefined}
      onClick={() => {
        if (action.disabled) return;
        // Closing returns the focus to the button; the action may then move it.
        close();
        action.onSelect();
      }}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
