import { createContext, type KeyboardEvent, type ReactNode, use, useId, useRef, useState } from "react";
import { item, menu } from "./Menu.css.ts";
import { menuMove } from "./menuMove.ts";

/** What the button that opens a menu must carry. */
export interface MenuTrigger {
  popoverTarget: string;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Renders the button; the browser ties the two. */
  trigger: (attributes: MenuTrigger) => ReactNode;
  /** Names what can be done, such as "Order 000018427". */
  label: string;
  /** The edge that it shares with its trigger. @default "start" */
  align?: "start" | "end";
  /** Each a `MenuItem`. */
  children: ReactNode;
}

const CloseContext = createContext<() => void>(() => {});

/**
 * A few actions behind one button, such as those of an order; arrow keys and first letters move, Esc and Tab close. The
 * ways through the shop are no menu but links (`SiteMenu`, `MegaMenu`), and one of several values is a `Select`.
 */
export function Menu({ trigger, label, align = "start", children }: MenuProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [opensAt, setOpensAt] = useState<"first" | "last">("first");
  const [open, setOpen] = useState(false);
  const items = () => [...(ref.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  const close = () => ref.current?.hidePopover();

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpensAt(event.key === "ArrowUp" ? "last" : "first");
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.click();
  }

  function move(event: KeyboardEvent) {
    // Tab closes it on its way to what is next.
    if (event.key === "Tab") return close();
    if (event.key === "Escape") {
      // A dialog around it stays.
      event.preventDefault();
      return close();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = items();
    const names = all.map(({ textContent }) => textContent);
    const next = menuMove(event.key, { at: all.findIndex((entry) => entry === document.activeElement), names });
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  }

  return (
    <>
      {trigger({ popoverTarget: id, "aria-haspopup": "menu", "aria-expanded": open, onKeyDown: openByArrow })}
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={menu({ align })}
        onKeyDown={move}
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

interface Action {
  onSelect: () => void;
  href?: never;
  /** It cannot be done now; it can still be found and read. */
  disabled?: boolean;
}

interface Way {
  href: string;
  onSelect?: never;
  disabled?: never;
}

export type MenuItemProps = (Action | Way) & {
  /** An icon before the words, 20 px wide. */
  icon?: ReactNode;
  children: ReactNode;
};

/** One thing that can be done, or a page to go to. Only in a `Menu`, which it closes. */
export function MenuItem({ icon, children, ...does }: MenuItemProps) {
  const close = use(CloseContext);
  if (does.href !== undefined)
    return (
      <a role="menuitem" tabIndex={-1} className={item} href={does.href} onClick={close}>
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
      aria-disabled={does.disabled || undefined}
      onClick={() => {
        if (does.disabled) return;
        // First the focus goes back to the button, then what is done may take it elsewhere.
        close();
        does.onSelect();
      }}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
