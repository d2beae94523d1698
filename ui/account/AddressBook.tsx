import { useLayoutEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Banner } from "../feedback/Banner.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Button } from "../primitives/Button.tsx";
import type { AddressValue } from "../rules/address.ts";
import { countryCodes, type CountryCode } from "../rules/country.ts";
import * as styles from "./AddressBook.css.ts";
import { AddressCard } from "./AddressCard.tsx";
import { AddressEditor } from "./AddressEditor.tsx";
import { DeletedAddress } from "./DeletedAddress.tsx";
import type { FormRefusal, SubmissionProps } from "../forms/submission/submission.ts";
import type { AddressUse, SavedAddress } from "./savedAddress.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";

interface AddressBookBase extends SubmissionProps {
  /** The addresses, in display order. */
  addresses: readonly SavedAddress[];
  /** `loading` and `failed` replace the list; `offline` makes it read-only. @default "ready" */
  state?: "ready" | "loading" | "failed" | "offline";
  /** The id of the default address for each use; one address can serve both. */
  defaults?: Readonly<Partial<Record<AddressUse, string>>>;
  /**
   * The address in the editor: its id, or `new`; null closes the editor. The page closes it once the address is saved.
   */
  editing: string | null;
  /** The address just deleted, for as long as the deletion can be undone. @default null */
  deleted?: SavedAddress | null;
  /** The country preselected for a new address. @default "PL" */
  country?: CountryCode;
  /** The countries to choose from. @default all countries the shop ships to */
  countries?: readonly CountryCode[];
  /** Called when the shopper starts to edit an address (`new` for a new one) or stops (null). */
  onEdit: (which: string | null) => void;
  /** Called with the address to save; the id is null for a new address. */
  onSave: (address: AddressValue, id: string | null) => void;
  /** Called once the shopper has confirmed the deletion. */
  onDelete: (id: string) => void;
  /** Called to undo a deletion. */
  onUndo: (deleted: SavedAddress) => void;
  /** Called to make an address the default for a use. */
  onMakeDefault: (id: string, use: AddressUse) => void;
  /** Called to load the addresses again after `failed`. */
  onRetry: () => void;
}

export type AddressBookProps = AddressBookBase & FormRefusal;

/**
 * Renders the addresses of an account. An address can be added, edited in place, deleted after a confirmation (with
 * undo), and made the default for deliveries or invoices.
 */
export function AddressBook({
  addresses,
  state = "ready",
  defaults = noDefaults,
  editing,
  deleted = null,
  country = "PL",
  countries = countryCodes,
  pending = false,
  refused,
  retryAt,
  timeZone = "Europe/Warsaw",
  onEdit,
  onSave,
  onDelete,
  onUndo,
  onMakeDefault,
  onRetry,
}: AddressBookProps) {
  const intl = useIntl();
  const openers = useRef(new Map<string, HTMLButtonElement>());
  const wasEditing = useRef(editing);
  useLayoutEffect(() => {
    // The form has closed: focus returns to the button that opened it.
    if (editing === null && wasEditing.current !== null) openers.current.get(wasEditing.current)?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const deletedId = deleted?.id;
  const wasDeleted = useRef(deletedId);
  const remaining = useRef<ReadonlySet<string>>(noIds);
  useLayoutEffect(() => {
    // The deletion was undone, and the undo button that had the focus is gone. The address may have another id now.
    const isFocusLost = document.activeElement === document.body;
    if (deletedId === undefined && wasDeleted.current !== undefined && isFocusLost) {
      const restored = addresses.find(({ id }) => !remaining.current.has(id));
      if (restored) openers.current.get(restored.id)?.focus();
    }
    if (deletedId !== wasDeleted.current) remaining.current = new Set(addresses.map(({ id }) => id));
    wasDeleted.current = deletedId;
  }, [deletedId, addresses]);
  const newDefault = useRef<{ readonly id: string; readonly use: AddressUse } | null>(null);
  useLayoutEffect(() => {
    const { id, use } = newDefault.current ?? {};
    if (id === undefined || use === undefined || defaults[use] !== id) return;
    // The pressed button is gone, and the next one in its place may be the one that deletes.
    if (document.activeElement === document.body) openers.current.get(id)?.focus();
    newDefault.current = null;
  }, [defaults]);
  const openerRef = (which: string) => (button: HTMLButtonElement | null) => {
    if (button) openers.current.set(which, button);
    else openers.current.delete(which);
  };

  if (state === "loading") return <AddressBookSkeleton />;
  if (state === "failed")
    return (
      <Banner type="error" action={{ label: intl.formatMessage({ id: "ui.addressBook.again" }), onAction: onRetry }}>
        <FormattedMessage id="ui.addressBook.failed" />
      </Banner>
    );

  const readOnly = state === "offline";
  // The other addresses are read-only until this one is saved or cancelled, so that a stray click loses no typed text.
  const areCardsReadOnly = readOnly || editing !== null;
  const refusal = retryAt === undefined ? { refused } : { refused: "too-often" as const, retryAt };
  const renderEditor = (id: string | null, address: AddressValue | null) => (
    <AddressEditor
      {...refusal}
      address={address}
      country={country}
      countries={countries}
      pending={pending}
      timeZone={timeZone}
      onSave={(value) => onSave(value, id)}
      onCancel={() => onEdit(null)}
    />
  );
  const isEditing = (which: string) => !readOnly && editing === which;
  const addButton = (
    <Button ref={openerRef("new")} variant={addresses.length > 0 ? "line" : "solid"} onClick={() => onEdit("new")}>
      <FormattedMessage id="ui.addressBook.add" />
    </Button>
  );
  return (
    <div className={styles.book}>
      {readOnly && (
        <Banner type="warning">
          <FormattedMessage id="ui.addressBook.offline" />
        </Banner>
      )}
      <DeletedAddress deleted={deleted} onUndo={onUndo} />
      {addresses.length > 0 && (
        <ul className={styles.list} aria-label={intl.formatMessage({ id: "ui.addressBook.label" })}>
          {addresses.map((saved) => (
            <li key={saved.id} className={styles.item({ holds: isEditing(saved.id) ? "form" : "card" })}>
              {isEditing(saved.id) ? (
                renderEditor(saved.id, saved.address)
              ) : (
                <AddressCard
                  saved={saved}
                  uses={(["delivery", "invoice"] as const).filter((use) => defaults[use] === saved.id)}
                  readOnly={areCardsReadOnly}
                  changeRef={openerRef(saved.id)}
                  onChange={() => onEdit(saved.id)}
                  onDelete={() => onDelete(saved.id)}
                  onMakeDefault={(use) => {
                    newDefault.current = { id: saved.id, use };
                    onMakeDefault(saved.id, use);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isEditing("new") && renderEditor(null, null)}
      {addresses.length > 0 && !areCardsReadOnly && <div>{addButton}</div>}
      {!isEditing("new") && addresses.length === 0 && (
        <EmptyState title={<FormattedMessage id="ui.addressBook.empty" />} {...(!readOnly && { action: addButton })}>
          <FormattedMessage id="ui.addressBook.emptyText" />
        </EmptyState>
      )}
    </div>
  );
}

const noDefaults = {};
const noIds: ReadonlySet<string> = new Set();

/** Renders placeholders for two addresses, the usual number. */
function AddressBookSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden aria-live="polite">
        <FormattedMessage id="ui.addressBook.loading" />
      </VisuallyHidden>
      <div className={styles.list}>
        {[1, 2].map((each) => (
          <div key={each} className={styles.item({ holds: "card" })}>
            <Skeleton shape="line" length="short" />
            <Skeleton shape="line" length="long" />
            <Skeleton shape="line" length="long" />
            <Skeleton shape="line" length="short" />
          </div>
        ))}
      </div>
    </div>
  );
}
