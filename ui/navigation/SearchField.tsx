import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { useIntl } from "react-intl";
import { isShown } from "../forms/isShown.ts";
import { Search } from "../icons/Search.ts";
import { X } from "../icons/X.ts";
import { IconButton } from "../primitives/IconButton.tsx";
import { moveAmongLinks, useOnLeave } from "./focus.ts";
import { beside, form, input, panel as panelStyle, searchField } from "./SearchField.css.ts";

export interface SearchFieldProps {
  /** The URL of the results page. Without JavaScript the form is submitted there with `query_string`. */
  action: string;
  /** The search query of the current page. Pass a new `key` when it changes. */
  defaultValue?: string;
  /** Called with the text on every change. */
  onType?: (query: string) => void;
  /** Called with the query on Enter or the search button; left out, the browser opens the results page. */
  onSearch?: (query: string) => void;
  /** Called when suggestions should open: on focus, click, typing and the down arrow. */
  onOpen?: () => void;
  /** Called when suggestions should close: on Esc, search, a click or focus elsewhere, and followed links. */
  onClose?: () => void;
  /** The open `SearchPanel`; positioned below the header. */
  panel?: ReactNode;
  /** A ref to the input element, such as to focus it when a dialog opens. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/**
 * Renders the search field in the page header. Arrow keys move into the panel and back. To filter a list, use
 * `FilterPanel`; to find one of many values, `ComboBox`.
 */
export function SearchField({
  action,
  defaultValue,
  onType,
  onSearch,
  onOpen,
  onClose,
  panel,
  inputRef,
}: SearchFieldProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const ownInput = useRef<HTMLInputElement>(null);
  const field = inputRef ?? ownInput;
  const label = intl.formatMessage({ id: "ui.searchField.label" });
  const isOpen = isShown(panel);
  useOnLeave(root, () => isOpen && onClose?.());

  const handleSubmit = (event: FormEvent) => {
    if (!onSearch) return;
    event.preventDefault();
    onClose?.();
    onSearch(field.current?.value.trim() ?? "");
  };
  const clear = () => {
    if (!field.current) return;
    field.current.value = "";
    field.current.focus();
    onType?.("");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isOpen && event.key === "Escape") {
      // On Esc, browsers would clear the field.
      event.preventDefault();
      field.current?.focus();
      onClose?.();
    } else if (isOpen) moveAmongLinks(event);
    else if (event.key === "ArrowDown") onOpen?.();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the listener only moves the focus from the field to the links below
    <div ref={root} className={searchField} onKeyDown={onKeyDown}>
      <search>
        <form className={form} action={action} onSubmit={handleSubmit}>
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
            onChange={(event) => {
              onOpen?.();
              onType?.(event.target.value);
            }}
            onFocus={onOpen}
            onClick={onOpen}
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
