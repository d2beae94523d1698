import { Button, InlineNotice, TextField } from "@dioptra/ui";
import { type FormEvent, useState } from "react";
import { LazyDialog, loadOnIntent } from "../../components/lazyDialogs.ts";
import { FormattedDate, FormattedMessage } from "react-intl";
import * as styles from "./ConfiguratorView.css.ts";
import type { SavedPrescription } from "./savedPrescriptions.ts";

interface LoadSavedProps {
  readonly saved: readonly SavedPrescription[];
  readonly onLoad: (prescription: SavedPrescription) => void;
  readonly onRemove: (name: string) => void;
}

/** The button that fills in a prescription saved in this browser. */
export function LoadSaved({ saved, onLoad, onRemove }: LoadSavedProps) {
  const [isOpen, setOpen] = useState(false);
  if (saved.length === 0 && !isOpen) return null;
  return (
    <>
      <Button variant="line" {...loadOnIntent(LazyDialog)} onClick={() => setOpen(true)}>
        <FormattedMessage id="configurator.saved.load" />
      </Button>
      {isOpen && (
        <LazyDialog open onClose={() => setOpen(false)} title={<FormattedMessage id="configurator.saved.title" />}>
          <div className={styles.saved}>
            {saved.length === 0 && (
              <p className={styles.text}>
                <FormattedMessage id="configurator.saved.none" />
              </p>
            )}
            {saved.map((prescription) => (
              <div key={prescription.name} className={styles.savedRow}>
                <div>
                  <p>{prescription.name}</p>
                  <p className={styles.text}>
                    <FormattedMessage
                      id="configurator.saved.on"
                      values={{ date: <FormattedDate value={prescription.savedOn} dateStyle="long" timeZone="UTC" /> }}
                    />
                  </p>
                </div>
                <div className={styles.actions}>
                  <Button variant="text" size="compact" onClick={() => onRemove(prescription.name)}>
                    <FormattedMessage id="configurator.saved.remove" values={{ name: prescription.name }} />
                  </Button>
                  <Button
                    variant="line"
                    size="compact"
                    onClick={() => {
                      onLoad(prescription);
                      setOpen(false);
                    }}
                  >
                    <FormattedMessage id="configurator.saved.use" values={{ name: prescription.name }} />
                  </Button>
                </div>
              </div>
            ))}
          </div>
        </LazyDialog>
      )}
    </>
  );
}

interface SavePrescriptionProps {
  /** Saves it under a name. Returns false if this browser denies its storage. */
  readonly onSave: (name: string) => Promise<boolean>;
}

const maximumNameLength = 40;

/** Saves a complete prescription in this browser, for the next glasses. */
export function SavePrescription({ onSave }: SavePrescriptionProps) {
  const [name, setName] = useState("");
  const [state, setState] = useState<"open" | "missing" | "saved" | "denied">("open");

  async function submit(event: FormEvent) {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === "") return setState("missing");
    setState((await onSave(trimmed)) ? "saved" : "denied");
  }

  return (
    <form className={styles.panel} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.actions}>
        <TextField
          label={<FormattedMessage id="configurator.save.name" />}
          value={name}
          maxLength={maximumNameLength}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value);
            setState("open");
          }}
          error={state === "missing" && <FormattedMessage id="configurator.save.missing" />}
        />
        <Button variant="line" type="submit">
          <FormattedMessage id="configurator.save" />
        </Button>
      </div>
      <output>
        {state === "saved" && (
          <InlineNotice type="success">
            <FormattedMessage id="configurator.save.done" values={{ name: name.trim() }} />
          </InlineNotice>
        )}
        {state === "denied" && (
          <InlineNotice type="warning">
            <FormattedMessage id="configurator.save.denied" />
          </InlineNotice>
        )}
      </output>
    </form>
  );
}
