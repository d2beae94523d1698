import { Search, X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../primitives/IconButton.tsx";
import { moveAmongLinks } from "./moveAmongLinks.ts";
import { beside, form, input, panel as panelStyle, searchField } from "./SearchField.css.ts";
import { useLeaving } from "./useLeaving.ts";

export interface SearchFieldProps {
  /** The page of results; without JavaScript the form sends `query_string` there. */
  action: string;
  /** What is searched for on the page that is shown. Give a new `key` when it changes. */
  defaultValue?: string;
  /** What was typed so far, with every change. */
  onType?: (query: string) => void;
  /** Sent by Enter or its button; left out, the browser goes to the page of results. */
  onSearch?: (query: string) => void;
  /** The field was entered: the time to load and show suggestions. */
  onEnter?: () => void;
  /** The panel is no longer wanted: Esc, a press or the focus elsewhere, a followed link. */
  onLeave?: () => void;
  /** `SearchPanel` while it is open; hangs under the header. */
  panel?: ReactNode;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** Where a name is searched for. The arrow keys lead into the panel and back. */
export function SearchField({
  action,
  defaultValue,
  onType,
  onSearch,
  onEnter,
  onLeave,
  panel,
  inputRef,
}: SearchFieldProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const ownInput = useRef<HTMLInputElement>(null);
  const field = inputRef ?? ownInput;
  const label = intl.formatMessage({ id: "ui.searchField.label" });
  const isOpen = panel !== undefined && panel !== null;
  useLeaving(root, () => isOpen && onLeave?.());

  const send = (event: FormEvent) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(field.current?.value.trim() ?? "");
  };
  const clear = () => {
    if (!field.current) return;
    field.current.value = "";
    field.current.focus();
    onType?.("");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!isOpen) return;
    if (event.key !== "Escape") return moveAmongLinks(event);
    // The browser would clear the field: what was typed stays.
    event.preventDefault();
    field.current?.focus();
    onLeave?.();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing is pressed here: keys go from the field to the links below it
    <div ref={root} className={searchField} onKeyDown={onKeyDown}>
      <search>
        <form className={form} action={action} onSubmit={send}>
          <input
            ref={field}
            className={input}
            type="search"
            name="query_string"
            defaultValue={defaultValue}
            aria-label={label}
            placeholder={intl.formatMessage({ id: "ui.searchField.placeholder" })}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => onType?.(event.target.value)}
            onFocus={onEnter}
          />
          <span className={beside({ edge: "start" })}>
            <IconButton icon={Search} type="submit" label={intl.formatMessage({ id: "ui.searchField.search" })} />
          </span>
          <span className={beside({ edge: "end" })}>
            <IconButton icon={X} label={intl.formatMessage({ id: "ui.searchField.clear" })} onClick={clear} />
          </span>
        </form>
      </search>
      {isOpen && <div className={panelStyle}>{panel}</div>}
    </div>
  );
}
