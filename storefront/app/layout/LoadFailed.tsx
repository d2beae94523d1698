import { Button, ErrorPage, Link } from "@dioptra/ui";
import { useRouter } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { withPrefix } from "#domain/store/prefix.ts";
import { useStoreView } from "../state/useStoreView.ts";

/** The page could not be loaded; why is in the log, not here. */
export function LoadFailed() {
  const router = useRouter();
  const store = useStoreView();
  return (
    <ErrorPage
      code={500}
      actions={
        <>
          <Button onClick={() => void router.invalidate()}>
            <FormattedMessage id="error.retry" />
          </Button>
          <Link href={withPrefix("/", store)}>
            <FormattedMessage id="error.home" />
          </Link>
        </>
      }
    />
  );
}
