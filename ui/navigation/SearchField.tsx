import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { useIntl } from "react-intl";
import { isShown } from "../forms/isShown.ts";
import { Search } from "../icons/Search.ts";
import { X } from "../icons/X.ts";
import { IconButton } from "../primitives/IconButton.tsx";
import { moveAmongLinks, useLeaving } from "./focus.ts";
import { beside, form, input, panel as panelStyle, searchField } from "./SearchField.css.ts";

export interface SearchFieldProps {
  /** The page of results; without JavaScript the form sends `query_string` there. */
  action: string;
  /** What is searched for on the page that is shown. Give a new `key` when it changes. */
  defaultValue?: string;
  /** What was typed so far, with every change. */
  onType?: (query: string) => void;
  /** Sent by Enter or its button; left out, the browser goes to the page of results. */
  onSearch?: (query: string) => void;
  /** Suggestions are wanted: the field was entered, typed into, or asked for them with the down arrow. */
  onOpen?: () => void;
  /** They are no longer wanted: Esc, sent, a press or the focus elsewhere, a followed link. */
  onClose?: () => void;
  /** `SearchPanel` while it is open; hangs under the header. */
  panel?: ReactNode;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/**
 * Where a name is searched for, in the head of the page. The arrow keys lead into the panel and back. A list on the page
 * is narrowed by `FilterPanel`, a long list of values by `ComboBox`.
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
  useLeaving(root, () => isOpen && onClose?.());

  const send = (event: FormEvent) => {
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
      // The browser would clear the field: what was typed stays.
      event.preventDefault();
      field.current?.focus();
      onClose?.();
    } else if (isOpen) moveAmongLinks(event);
    else if (event.key === "ArrowDown") onOpen?.();
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
