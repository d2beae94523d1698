import { Link } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { intlOf } from "../i18n/createTexts.ts";
import { incompletePage } from "./IncompletePage.css.ts";

/**
 * Says that the page's code did not arrive, so that its buttons do nothing. The server renders it hidden, because a page
 * whose texts did not arrive could not word it. The retry is a link to this page: an empty address loads it again.
 */
export function IncompletePage() {
  const { formatMessage } = intlOf(useRouteContext({ from: "__root__" }));
  return (
    <div id="incomplete-page" className={incompletePage} role="alert" hidden suppressHydrationWarning>
      {formatMessage({ id: "error.incomplete" })} <Link href="">{formatMessage({ id: "error.retry" })}</Link>
    </div>
  );
}
