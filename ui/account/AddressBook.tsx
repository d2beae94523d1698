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
import type { FormRefusal, SentForm } from "../forms/sent/sentForm.ts";
import type { AddressUse, SavedAddress } from "./savedAddress.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";

interface AddressBookBase extends SentForm {
  /** In the order in which they are shown. */
  addresses: readonly SavedAddress[];
  /** Whether they are there: on their way, not to be had, or to be read only without a connection. @default "ready" */
  state?: "ready" | "loading" | "failed" | "offline";
  /** The ids of what is used where nothing else is chosen; one may be both. */
  defaults?: Readonly<Partial<Record<AddressUse, string>>>;
  /** Which one is being written: its id, or `new`. The page ends it, once the address is saved. */
  editing: string | null;
  /** What was just deleted, as long as it can be brought back. */
  deleted?: SavedAddress | null;
  /** The country of a new address at first. @default "PL" */
  country?: CountryCode;
  /** @default all that orders are sent to */
  countries?: readonly CountryCode[];
  /** Called when the shopper starts to edit an address (`new` for a new one) or stops (null). */
  onEdit: (which: string | null) => void;
  /** The id is null for a new one. */
  onSave: (address: AddressValue, id: string | null) => void;
  onDelete: (id: string) => void;
  /** What was deleted is wanted back. */
  onUndo: (deleted: SavedAddress) => void;
  onMakeDefault: (id: string, use: AddressUse) => void;
  /** After they could not be had. */
  onRetry: () => void;
}

export type AddressBookProps = AddressBookBase & FormRefusal;

/**
 * The addresses of an account: one may be added, changed in its place, deleted after a question and brought back, and
 * made the default for deliveries or invoices.
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
    // The form is gone: the focus goes back to what opened it.
    if (editing === null && wasEditing.current !== null) openers.current.get(wasEditing.current)?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const deletedId = deleted?.id;
  const wasDeleted = useRef(deletedId);
  useLayoutEffect(() => {
    // It was brought back, and the button that did it is gone.
    const isLost = document.activeElement === document.body;
    if (deletedId === undefined && isLost) openers.current.get(wasDeleted.current ?? "")?.focus();
    wasDeleted.current = deletedId;
  }, [deletedId]);
  const opener = (which: string) => (button: HTMLButtonElement | null) => {
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
  // Another one waits until this one is saved or left: what is typed is not lost by a press beside it.
  const isQuiet = readOnly || editing !== null;
  const answer = retryAt === undefined ? { refused } : { refused: "too-often" as const, retryAt };
  const editor = (id: string | null, address: AddressValue | null) => (
    <AddressEditor
      {...answer}
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
  const add = (
    <Button ref={opener("new")} variant={addresses.length > 0 ? "line" : "solid"} onClick={() => onEdit("new")}>
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
                editor(saved.id, saved.address)
              ) : (
                <AddressCard
                  saved={saved}
                  uses={(["delivery", "invoice"] as const).filter((use) => defaults[use] === saved.id)}
                  readOnly={isQuiet}
                  changeRef={opener(saved.id)}
                  onChange={() => onEdit(saved.id)}
                  onDelete={() => onDelete(saved.id)}
                  onMakeDefault={(use) => onMakeDefault(saved.id, use)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isEditing("new") && editor(null, null)}
      {addresses.length > 0 && !isQuiet && <div>{add}</div>}
      {!isEditing("new") && addresses.length === 0 && (
        <EmptyState title={<FormattedMessage id="ui.addressBook.empty" />} {...(!readOnly && { action: add })}>
          <FormattedMessage id="ui.addressBook.emptyText" />
        </EmptyState>
      )}
    </div>
  );
}

const noDefaults = {};

/** Two addresses are what most people have. */
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
