import { Button, InlineNotice, SegmentedControl, TextField, VisuallyHidden } from "@dioptra/ui";
import { type FormEvent, useRef, useState } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import { maximumPrescriptionName, type SavedPrescription } from "#domain/customer/savedPrescription.ts";
import { LazyDialog, loadOnIntent } from "../../components/lazyDialogs.ts";
import { LoadProblem } from "../../components/LoadProblem.tsx";
import { useAccountPrescriptions } from "../../components/useAccountPrescriptions.ts";
import type { SavingProblem } from "../../state/account/prescriptions.ts";
import type { FormProblem } from "../../state/sendForm.ts";
import * as styles from "./ConfiguratorView.css.ts";
import type { StoredPrescription } from "./savedPrescriptions.ts";

/** Where a prescription is saved. */
type Place = "account" | "browser";

export interface LoadSavedProps {
  /** Those in this browser. Those in the account are listed with them. */
  readonly stored: readonly StoredPrescription[];
  readonly onLoadStored: (prescription: StoredPrescription) => void;
  readonly onLoadKept: (prescription: SavedPrescription) => void;
  readonly onRemoveStored: (name: string) => void;
}

/** The button that fills in a prescription saved in the account or in this browser. */
export function LoadSaved({ stored, onLoadStored, onLoadKept, onRemoveStored }: LoadSavedProps) {
  const { isLoggedIn, kept = [], error, refetch, remove } = useAccountPrescriptions();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [removal, setRemoval] = useState<Removal | null>(null);
  /** The name of the prescription that now fills the form. */
  const [loaded, setLoaded] = useState<string | null>(null);
  const outcome = useRef<HTMLOutputElement>(null);
  const isEmpty = stored.length === 0 && kept.length === 0;
  // The customer may have some that could not be loaded.
  const loadError = isLoggedIn ? error : null;
  // The button stays after the last one was removed, because the focus returns to it from the dialog.
  if (isEmpty && !loadError && !wasOpened) return null;

  const open = () => {
    setOpen(true);
    setOpened(true);
    setLoaded(null);
  };
  const close = () => {
    setOpen(false);
    setRemoval(null);
  };
  const showRemoved = (name: string) => {
    setRemoval({ name, problem: null });
    // The pressed button is gone, and the next one in its place would delete another prescription.
    outcome.current?.focus();
  };
  async function removeKept({ id, name }: SavedPrescription) {
    const problem = await remove(id);
    if (problem) setRemoval({ name, problem });
    else showRemoved(name);
  }
  return (
    <>
      <Button variant="line" {...loadOnIntent(LazyDialog)} onClick={open}>
        <FormattedMessage id="configurator.saved.load" />
      </Button>
      <VisuallyHidden aria-live="polite">
        {loaded !== null && <FormattedMessage id="configurator.saved.loaded" values={{ name: loaded }} />}
      </VisuallyHidden>
      {isOpen && (
        <LazyDialog open onClose={close} title={<FormattedMessage id="configurator.saved.title" />}>
          <div className={styles.saved}>
            <output ref={outcome} tabIndex={-1}>
              {removal && <RemovalNotice {...removal} />}
            </output>
            {loadError && (
              <LoadProblem
                error={loadError}
                offline="prescriptions.offline"
                failed="prescriptions.notLoaded"
                onRetry={() => void refetch()}
              />
            )}
            {isEmpty && !loadError && (
              <p className={styles.text}>
                <FormattedMessage id="configurator.saved.none" />
              </p>
            )}
            {kept.map((prescription) => (
              <SavedRow
                key={`account ${prescription.id}`}
                name={prescription.name}
                place="account"
                savedAt={prescription.savedAt}
                onLoad={() => {
                  onLoadKept(prescription);
                  setLoaded(prescription.name);
                  close();
                }}
                onRemove={() => void removeKept(prescription)}
              />
            ))}
            {stored.map((prescription) => (
              <SavedRow
                key={`browser ${prescription.name}`}
                name={prescription.name}
                place="browser"
                savedAt={prescription.savedOn}
                onLoad={() => {
                  onLoadStored(prescription);
                  setLoaded(prescription.name);
                  close();
                }}
                onRemove={() => {
                  onRemoveStored(prescription.name);
                  showRemoved(prescription.name);
                }}
              />
            ))}
          </div>
        </LazyDialog>
      )}
    </>
  );
}

/** What became of a prescription that was to be removed. */
interface Removal {
  readonly name: string;
  /** Why it was not removed from the account; null if it was removed. */
  readonly problem: FormProblem | null;
}

function RemovalNotice({ name, problem }: Removal) {
  if (!problem)
    return (
      <InlineNotice type="success">
        <FormattedMessage id="configurator.saved.removed" values={{ name }} />
      </InlineNotice>
    );
  return problem.refused === "offline" ? (
    <InlineNotice type="warning">
      <FormattedMessage id="configurator.saved.notRemovedOffline" />
    </InlineNotice>
  ) : (
    <InlineNotice type="error">
      <FormattedMessage id="configurator.saved.notRemoved" />
    </InlineNotice>
  );
}

interface SavedRowProps {
  readonly name: string;
  readonly place: Place;
  /** A moment in the account; a day in the browser. */
  readonly savedAt: SavedPrescription["savedAt"] | StoredPrescription["savedOn"];
  readonly onLoad: () => void;
  readonly onRemove: () => void;
}

const savedIds = { account: "configurator.saved.inAccount", browser: "configurator.saved.on" } as const;
const timeZones = { account: timeZone, browser: "UTC" } as const satisfies Record<Place, string>;

const SavedRow = ({ name, place, savedAt, onLoad, onRemove }: SavedRowProps) => (
  <div className={styles.savedRow}>
    <div>
      <p>{name}</p>
      <p className={styles.text}>
        <FormattedMessage
          id={savedIds[place]}
          values={{ date: <FormattedDate value={savedAt} dateStyle="long" timeZone={timeZones[place]} /> }}
        />
      </p>
    </div>
    <div className={styles.actions}>
      <Button variant="text" size="compact" onClick={onRemove}>
        <FormattedMessage id="configurator.saved.remove" values={{ name }} />
      </Button>
      <Button variant="line" size="compact" onClick={onLoad}>
        <FormattedMessage id="configurator.saved.use" values={{ name }} />
      </Button>
    </div>
  </div>
);

type State = "open" | "missing" | "pending" | "saved" | "denied" | SavingProblem["refused"];

export interface SavePrescriptionProps {
  /** Saves it in this browser under a name. Returns false if the browser denies its storage. */
  readonly onStore: (name: string) => Promise<boolean>;
  /** The values to keep in the account. */
  readonly values: Parameters<ReturnType<typeof useAccountPrescriptions>["keep"]>[1];
}

/** Saves a complete prescription for the next glasses: in this browser, or in the account of who is logged in. */
export function SavePrescription({ onStore, values }: SavePrescriptionProps) {
  const { isLoggedIn, keep } = useAccountPrescriptions();
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<Place>("account");
  const [state, setState] = useState<State>("open");
  const nameField = useRef<HTMLInputElement>(null);
  const place = isLoggedIn ? chosen : "browser";

  async function save(trimmed: string): Promise<State> {
    if (place === "browser") return (await onStore(trimmed)) ? "saved" : "denied";
    return (await keep(trimmed, values))?.refused ?? "saved";
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === "") {
      setState("missing");
      return nameField.current?.focus();
    }
    setState("pending");
    setState(await save(trimmed));
  }

  return (
    <form className={styles.panel} onSubmit={(event) => void submit(event)} noValidate>
      {isLoggedIn && (
        <SegmentedControl
          legend={<FormattedMessage id="configurator.save.where" />}
          segments={[
            { value: "account", label: <FormattedMessage id="configurator.save.where.account" /> },
            { value: "browser", label: <FormattedMessage id="configurator.save.where.browser" /> },
          ]}
          value={place}
          onChange={(next) => {
            setChosen(next);
            setState("open");
          }}
        />
      )}
      <div className={styles.actions}>
        <TextField
          ref={nameField}
          label={<FormattedMessage id="configurator.save.name" />}
          value={name}
          maxLength={maximumPrescriptionName}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value);
            setState("open");
          }}
          error={state === "missing" && <FormattedMessage id="configurator.save.missing" />}
        />
        <Button variant="line" type="submit" pending={state === "pending"}>
          <FormattedMessage id="configurator.save.submit" />
        </Button>
      </div>
      {place === "account" && (
        <p className={styles.text}>
          <FormattedMessage id="configurator.save.account" />
        </p>
      )}
      <output>
        {state === "saved" && (
          <InlineNotice type="success">
            <FormattedMessage id="configurator.save.done" values={{ name: name.trim() }} />
          </InlineNotice>
        )}
        {problemIds[state] && (
          <InlineNotice type="warning">
            <FormattedMessage id={problemIds[state]} />
          </InlineNotice>
        )}
      </output>
    </form>
  );
}

/** The sentence for each state in which nothing was saved. */
const problemIds: Readonly<Partial<Record<State, string>>> = {
  denied: "configurator.save.denied",
  offline: "configurator.save.offline",
  failed: "configurator.save.failed",
  "too-often": "configurator.save.failed",
  "too-many": "configurator.save.tooMany",
};
