import { ConfirmedAction, EmptyState, Link, Skeleton } from "@dioptra/ui";
import { useRef } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import { optionsToSave, type SavedPrescription } from "#domain/customer/savedPrescription.ts";
import { withPrefix } from "#domain/store.ts";
import { LazyLineValues } from "../../components/lazyCartParts.ts";
import { LoadProblem } from "../../components/LoadProblem.tsx";
import { useAccountPrescriptions } from "../../components/useAccountPrescriptions.ts";
import { useShop, useStoreView } from "../../state/useShop.ts";
import * as styles from "./PrescriptionsView.css.ts";

/** The page of the prescriptions that the customer keeps, in the layout of the paper. */
export function PrescriptionsView() {
  const { kept, error, refetch, remove } = useAccountPrescriptions();
  const { notices } = useShop();
  const title = useRef<HTMLHeadingElement>(null);

  async function removeOne({ id, name }: SavedPrescription) {
    const problem = await remove(id);
    if (problem?.refused === "offline") return notices.show("warning", { id: "prescriptions.deleteOffline" });
    if (problem) return notices.show("error", { id: "prescriptions.deleteFailed" });
    notices.show("success", { id: "notice.prescriptionDeleted", values: { name } });
    // The pressed button is gone with the prescription.
    title.current?.focus();
  }

  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        <FormattedMessage id="account.prescriptions" />
      </h1>
      {error && (
        <LoadProblem
          error={error}
          offline="prescriptions.offline"
          failed="prescriptions.notLoaded"
          onRetry={() => void refetch()}
        />
      )}
      {!error && !kept && (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {kept?.length === 0 && <NonePrescribed />}
      {kept && kept.length > 0 && (
        <>
          <p className={styles.about}>
            <FormattedMessage id="prescriptions.about" />
          </p>
          <ul className={styles.list}>
            {kept.map((each) => (
              <KeptPrescription key={each.id} prescription={each} onRemove={() => void removeOne(each)} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface KeptPrescriptionProps {
  readonly prescription: SavedPrescription;
  readonly onRemove: () => void;
}

function KeptPrescription({ prescription: { name, sent, savedAt }, onRemove }: KeptPrescriptionProps) {
  const intl = useIntl();
  const day = <FormattedDate value={savedAt} dateStyle="long" timeZone={timeZone} />;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.day}>
            <FormattedMessage id="prescriptions.savedOn" values={{ date: day }} />
          </p>
        </div>
        <ConfirmedAction
          label={<FormattedMessage id="prescriptions.delete" />}
          name={intl.formatMessage({ id: "prescriptions.deleteNamed" }, { name })}
          question={<FormattedMessage id="prescriptions.deleteQuestion" />}
          subject={name}
          cancelLabel={<FormattedMessage id="prescriptions.keep" />}
          onConfirm={onRemove}
        />
      </div>
      <LazyLineValues custom={optionsToSave(sent)} />
    </li>
  );
}

function NonePrescribed() {
  const store = useStoreView();
  return (
    <EmptyState
      title={<FormattedMessage id="prescriptions.none" />}
      action={
        <Link variant="line" href={withPrefix("/", store)}>
          <FormattedMessage id="prescriptions.toFrames" />
        </Link>
      }
    >
      <FormattedMessage id="prescriptions.noneText" />
    </EmptyState>
  );
}
