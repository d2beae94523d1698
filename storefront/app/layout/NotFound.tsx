import { ErrorPage, Link } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { withPrefix } from "#domain/store.ts";
import { useStoreView } from "../state/useStoreView.ts";

/** Nothing lies at this address. */
export function NotFound() {
  const store = useStoreView();
  return (
    <ErrorPage
      code={404}
      actions={
        <Link variant="solid" href={withPrefix("/", store)}>
          <FormattedMessage id="home.see" />
        </Link>
      }
    />
  );
}
