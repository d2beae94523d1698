/** Something that the shopper pressed, chose or typed, and that nothing has responded to yet. */
export interface EarlyPress {
  readonly event: Event;
  /** The button, link, form or field; of clicks on fields, those that open a list. */
  readonly control: HTMLElement;
  /** The button that sends a form. */
  readonly submitter?: HTMLElement | null;
  /** What a field held, or whether it was ticked. */
  readonly value?: string | boolean;
}

/** The page before its code takes over. */
export interface EarlyPage {
  /** What nothing has responded to yet, in order. A field is listed once. */
  readonly presses: EarlyPress[];
  /** Whether the code that responds has arrived. From then on nothing else changes the page. */
  isStarted: boolean;
  /** Repeats the presses. Set once the page responds. */
  replay?: () => void;
  /**
   * Makes the page work as without JavaScript, and says so, because its code did not arrive. `retry` loads the code again
   * and keeps what was typed; without it, or if it fails, trying again reloads the page.
   */
  readonly keepServerPage: (retry?: () => Promise<unknown>) => void;
  /** Undoes `keepServerPage`, so that React finds what the server rendered. */
  readonly start: () => void;
}

declare global {
  interface Window {
    /** Missing where the server did not render the page, as in stories. */
    $early?: EarlyPage;
  }
}

/**
 * Records what is pressed before the page's code responds, so that it can be repeated. Links, and forms with an address,
 * work without code and are left alone. The server writes the source of this function into the head of every page, for
 * which the build minifies it (`minifiedSource.ts`): it must not use anything outside itself, and every page pays for its
 * length.
 */
export function recordPresses(): void {
  const presses: EarlyPress[] = [];
  let undo: (() => void)[] | null = null;
  let retry: (() => Promise<unknown>) | undefined;
  const missing: HTMLLinkElement[] = [];

  const hide = (id: string, isHidden = true) => document.getElementById(id)?.toggleAttribute("hidden", isHidden);
  /** Hides the sentence first, so that it is read out again. */
  const sayIncomplete = (delay = 99) => {
    hide("incomplete-page");
    setTimeout(() => hide("incomplete-page", early.isStarted), delay);
  };

  /** Returns the button, link, form or field that needs the page's code; null if the browser serves it alone. */
  const controlOf = (event: Event): HTMLElement | null => {
    const target = event.target as HTMLElement;
    if (event.type !== "click") {
      const form = event.type === "input" ? (target as HTMLInputElement).form : target;
      return form?.hasAttribute("action") ? null : target;
    }
    const control = target.closest<HTMLElement>("a[href],button,[role=combobox]");
    if (control instanceof HTMLInputElement) return control;
    if (control instanceof HTMLButtonElement) return control.type === "button" || !control.form ? control : null;
    // A link would leave the page before an earlier press has had its effect. Pressed twice, it does.
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    const isHeld = !early.replay && presses.some((press) => press.event.type !== "input");
    const isAgain = presses.some((press) => press.control === control);
    return isHeld && !isAgain && !(ctrlKey || metaKey || shiftKey || altKey) ? control : null;
  };

  const record = (event: Event) => {
    const control = event.isTrusted && controlOf(event);
    if (!control) return;
    const isField = event.type === "input";
    // The browser would follow the link, or send what was typed in the page's address.
    if (event.type === "submit" || control instanceof HTMLAnchorElement) event.preventDefault();
    if (undo && !isField) return sayIncomplete();
    const field = control as HTMLInputElement;
    const press: EarlyPress = {
      event,
      control,
      submitter: (event as SubmitEvent).submitter,
      value: /^(radio|checkbox)$/.test(field.type) ? field.checked : field.value,
    };
    const before = isField ? presses.findIndex((each) => each.event.type === "input" && each.control === control) : -1;
    if (before >= 0) presses.splice(before, 1);
    presses.push(press);
    // By then, React has removed the press if it has responded to it.
    setTimeout(() => {
      if (!presses.includes(press)) return;
      early.replay?.();
      if (isField) return;
      control.setAttribute("data-waiting", "");
      hide("waiting-press", false);
    });
  };
  for (const type of ["click", "input", "submit"]) addEventListener(type, record, true);

  /** Applies the styles for browsers without scripts. A file of styles that did not arrive is requested by the retry. */
  const withoutScripts = (group: CSSStyleSheet | CSSGroupingRule) => {
    let rules: Iterable<CSSRule> = [];
    try {
      rules = group.cssRules;
    } catch {
      missing.push((group as CSSStyleSheet).ownerNode as HTMLLinkElement);
    }
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        const { mediaText } = media;
        media.mediaText = mediaText
          .replace("scripting: none", "min-width: 0")
          .replace("scripting: enabled", "width: 0");
        undo?.push(() => (media.mediaText = mediaText));
      }
      if (rule instanceof CSSGroupingRule) withoutScripts(rule);
    }
  };

  const early: EarlyPage = {
    presses,
    isStarted: false,
    keepServerPage: (newRetry) => {
      retry = newRetry ?? retry;
      if (early.isStarted) return;
      sayIncomplete();
      if (undo) return;
      undo = [];
      for (const { control } of presses) control.removeAttribute("data-waiting");
      presses.splice(0, presses.length, ...presses.filter(({ event }) => event.type === "input"));
      hide("waiting-press");
      for (const sheet of document.styleSheets) withoutScripts(sheet);
      for (const busy of document.querySelectorAll<HTMLElement>("[aria-busy=true]")) {
        if (busy.textContent !== "") continue;
        busy.hidden = true;
        undo.push(() => (busy.hidden = false));
      }
      for (const hint of document.querySelectorAll("noscript")) {
        const shown = document.createElement("div");
        shown.style.display = "contents";
        shown.innerHTML = hint.textContent;
        // Styles stay, because the code of the parts that they belong to does not request them again.
        for (const link of shown.querySelectorAll("link")) {
          link.addEventListener("load", () => undo && link.sheet && withoutScripts(link.sheet));
          document.head.append(link);
        }
        hint.after(shown);
        undo.push(() => shown.remove());
      }
      document.querySelector("#incomplete-page a")?.addEventListener("click", (event) => {
        event.preventDefault();
        sayIncomplete(5000);
        for (const link of missing.splice(0)) link.replaceWith(link.cloneNode());
        // Offline, a reload would show the browser's own error page.
        const reload = () =>
          fetch("/healthz", { cache: "no-store" }).then(
            () => location.reload(),
            () => sayIncomplete(),
          );
        if (retry) retry().catch(reload);
        else reload();
      });
    },
    start: () => {
      early.isStarted = true;
      undo?.forEach((each) => each());
      undo = null;
      hide("incomplete-page");
    },
  };
  window.$early = early;
}
