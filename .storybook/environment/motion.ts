/** Whether things may move: as the visitor's system says, or answered by the toolbar. */
export type Motion = "system" | "full" | "reduced";

const asked = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;
const yes = "(min-width: 0px)";
const no = "(max-width: 0px)";

const systemMatchMedia = window.matchMedia.bind(window);
const conditions = new WeakMap<CSSMediaRule, string>();
const queries = new Set<AnsweredQuery>();
let motion: Motion = "system";

/** The query with its question about motion answered, so that the browser decides the rest of it. */
const answered = (query: string) =>
  motion === "system"
    ? query
    : query.replaceAll(asked, (_, wish: string | undefined) =>
        (motion === "reduced") === (wish !== "no-preference") ? yes : no,
      );

const asksForMotion = (query: string) => query.search(asked) >= 0;

function answerRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = conditions.get(rule) ?? rule.media.mediaText;
      if (asksForMotion(condition)) {
        conditions.set(rule, condition);
        if (rule.media.mediaText !== answered(condition)) rule.media.mediaText = answered(condition);
      }
    }
    if (rule instanceof CSSGroupingRule) answerRules(rule.cssRules);
    if (rule instanceof CSSImportRule && rule.styleSheet) answerRules(rule.styleSheet.cssRules);
  }
}

function answerStyleSheets() {
  for (const { href, cssRules } of document.styleSheets) {
    if (!href || new URL(href).origin === location.origin) answerRules(cssRules);
  }
}

/** What `matchMedia` gives when the question is about motion. */
class AnsweredQuery extends EventTarget implements MediaQueryList {
  readonly media: string;
  onchange: MediaQueryList["onchange"] = null;
  #before: boolean;

  constructor(media: string) {
    super();
    this.media = media;
    this.#before = this.matches;
    systemMatchMedia(media).addEventListener("change", () => this.tell());
  }

  get matches() {
    return systemMatchMedia(answered(this.media)).matches;
  }

  /** Tells who listens, if the answer is another one than before. */
  tell() {
    const { matches, media } = this;
    if (matches === this.#before) return;
    this.#before = matches;
    const change = new MediaQueryListEvent("change", { matches, media });
    this.onchange?.(change);
    this.dispatchEvent(change);
  }

  addListener(listener: Parameters<MediaQueryList["addListener"]>[0]) {
    if (listener) this.addEventListener("change", listener as EventListener);
  }

  removeListener(listener: Parameters<MediaQueryList["removeListener"]>[0]) {
    if (listener) this.removeEventListener("change", listener as EventListener);
  }
}

/**
 * Components ask for motion by media query, and a page cannot change what its system answers. So the answer is written
 * into the questions themselves: the conditions of all style sheets, those that come later too, and `matchMedia`.
 */
export function takeOverMotion() {
  window.matchMedia = (query) => {
    if (!asksForMotion(query)) return systemMatchMedia(query);
    const list = new AnsweredQuery(query);
    queries.add(list);
    return list;
  };
  const onNewStyles = () => {
    if (motion !== "system") answerStyleSheets();
  };
  new MutationObserver(onNewStyles).observe(document.head, { childList: true, subtree: true, characterData: true });
  // A sheet behind a link has rules only when it has come.
  document.head.addEventListener("load", onNewStyles, { capture: true });
}

export function setMotion(next: Motion) {
  if (next === motion) return;
  motion = next;
  answerStyleSheets();
  for (const query of queries) query.tell();
}
