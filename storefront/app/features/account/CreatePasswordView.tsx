import { Skeleton } from "@dioptra/ui";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { type ResetLink, resetLink } from "#domain/customer/customer.ts";
import * as styles from "./CreatePasswordView.css.ts";
import { NewPassword } from "./NewPassword.tsx";
import { RequestLink } from "./RequestLink.tsx";
import { useFragment } from "./useFragment.ts";

export interface CreatePasswordViewProps {
  /** The password is set: the address need not tell the link any more. */
  readonly onChanged: () => void;
}

/** A new password, by the link that a mail has brought; without one, the way to such a mail. */
export function CreatePasswordView({ onChanged }: CreatePasswordViewProps) {
  const fragment = useFragment();
  const [used, setUsed] = useState<ResetLink | null>(null);
  const link = resetLink(fragment ?? "") ?? used;
  return (
    <div className={styles.page}>
      <h1>
        <FormattedMessage id="password.title" />
      </h1>
      <noscript>
        <p>
          <FormattedMessage id="password.noScript" />
        </p>
      </noscript>
      {fragment === null && (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {fragment !== null && !link && <RequestLink />}
      {link && (
        <NewPassword
          key={link.token}
          link={link}
          onChanged={() => {
            setUsed(link);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
