import { type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { ChevronDown } from "../icons/ChevronDown.ts";
import * as styles from "./MegaMenu.css.ts";
import { ariaCurrent, type MenuBranch } from "./navigationLink.ts";
import { navigation, navigationLink, navigationList } from "./SiteHeader.css.ts";
import { useLeaving } from "./focus.ts";

export interface MegaMenuProps {
  /** From the first to the last; those with groups open a panel. */
  branches: readonly MenuBranch[];
}

/** Which entry is open, and by what. */
interface Opened {
  readonly href: string;
  readonly by: "pointer" | "button";
}

/** Milliseconds after which a submenu closes that the pointer has left (docs/specification/pages.md#page-36). */
const stay = 300;

/**
 * The main navigation of a shop with many categories, from the desktop on: a pointer opens what lies below an entry, the
 * button beside it does the same for finger and keyboard. Goes into `SiteHeader` as `menu`; its code may come later, for
 * `navigation` stands there until then. A shop with few categories needs no more than `navigation`.
 */
export function MegaMenu({ branches }: MegaMenuProps) {
  const intl = useIntl();
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<Opened | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const choose = (next: Opened | null) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useLeaving(ref, () => choose(null));
  useEffect(() => () => clearTimeout(timer.current), []);

  const isMouse = ({ pointerType }: PointerEvent) => pointerType === "mouse" || pointerType === "pen";

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes what a button in it opened
    <nav
      ref={ref}
      className={navigation}
      aria-label={intl.formatMessage({ id: "ui.siteHeader.navigation" })}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || open === null) return;
        choose(null);
        ref.current?.querySelector<HTMLElement>("[aria-expanded='true']")?.focus();
      }}
    >
      <ul className={navigationList}>
        {branches.map((entry, index) => {
          const { href, label, tone, groups = [] } = entry;
          const anchor = (
            <a className={navigationLink({ tone })} href={href} aria-current={ariaCurrent(entry)}>
              {label}
            </a>
          );
          if (groups.length === 0)
            return (
              <li key={href} onPointerEnter={(event) => isMouse(event) && choose(null)}>
                {anchor}
              </li>
            );
          const isOpen = open?.href === href;
          return (
            <li
              key={href}
              onPointerEnter={(event) => isMouse(event) && choose({ href, by: isOpen ? open.by : "pointer" })}
              onPointerLeave={(event) => {
                if (!isMouse(event)) return;
                clearTimeout(timer.current);
                timer.current = setTimeout(() => setOpen(null), stay);
              }}
            >
              <div className={styles.branch}>
                {anchor}
                <button
                  type="button"
                  className={styles.opener}
                  aria-label={intl.formatMessage({ id: "ui.megaMenu.more" }, { label })}
                  aria-expanded={isOpen}
                  aria-controls={`${id}-${index}`}
                  // What the pointer has just opened on its way here, a press does not close.
                  onClick={() => choose(isOpen && open.by === "button" ? null : { href, by: "button" })}
                >
                  <ChevronDown className={styles.sign} size={16} />
                </button>
              </div>
              <div id={`${id}-${index}`} className={styles.panel} hidden={!isOpen}>
                <div className={styles.groups}>
                  {groups.map(({ title, links }) => (
                    <div key={title}>
                      <h2 className={styles.title}>{title}</h2>
                      <ul>
                        {links.map((below) => (
                          <li key={below.href}>
                            <a className={styles.link} href={below.href} aria-current={ariaCurrent(below)}>
                              {below.label}
                            </a>
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
