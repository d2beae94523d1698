import { Link } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { intlOf } from "../i18n/createTexts.ts";
import { incompletePage } from "./IncompletePage.css.ts";

const id = "incomplete-page";

declare global {
  interface Window {
    /** The files of styles that would have come with the code of the page's parts, listed by the server. */
    readonly $laterStyles?: readonly string[];
  }
}

/**
 * Says that the page's code did not arrive, so that its buttons do nothing. The server renders it hidden, because a page
 * whose texts did not arrive could not word it. The retry is a link to this page: an empty address loads it again.
 */
export function IncompletePage() {
  const { formatMessage } = intlOf(useRouteContext({ from: "__root__" }));
  return (
    <div id={id} className={incompletePage} role="alert" hidden>
      {formatMessage({ id: "error.incomplete" })} <Link href="">{formatMessage({ id: "error.retry" })}</Link>
    </div>
  );
}

/**
 * Keeps the page as the server rendered it, as without JavaScript: says that its code did not arrive, loads the
 * styles that come with code, shows the buttons and fields with which forms are sent without code, and removes
 * placeholders of what only code could show.
 */
export function keepServerPage(): void {
  for (const href of window.$laterStyles ?? [])
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  for (const busy of document.querySelectorAll("[aria-busy=true]")) if (busy.textContent === "") busy.remove();
  for (const hidden of document.querySelectorAll("form noscript")) hidden.outerHTML = hidden.textContent;
  document.getElementById(id)?.removeAttribute("hidden");
}
