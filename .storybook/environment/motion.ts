/** Whether animations run: as the operating system says, always, or reduced. */
export type Motion = "system" | "full" | "reduced";

const motionFeature = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;
const alwaysTrue = "(min-width: 0px)";
const alwaysFalse = "(max-width: 0px)";

const systemMatchMedia = window.matchMedia.bind(window);
/** The original conditions of media rules that were overridden. */
const conditions = new WeakMap<CSSMediaRule, string>();
const queries = new Set<OverriddenQuery>();
let motion: Motion = "system";

/** Replaces the motion feature of a media query by a constant, so that the browser evaluates the rest. */
const override = (query: string) =>
  motion === "system"
    ? query
    : query.replaceAll(motionFeature, (_, preference: string | undefined) =>
        (motion === "reduced") === (preference !== "no-preference") ? alwaysTrue : alwaysFalse,
      );

const dependsOnMotion = (query: string) => query.search(motionFeature) >= 0;

function overrideRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = conditions.get(rule) ?? rule.media.mediaText;
      if (dependsOnMotion(condition)) {
        conditions.set(rule, condition);
        if (rule.media.mediaText !== override(condition)) rule.media.mediaText = override(condition);
      }
    }
    if (rule instanceof CSSGroupingRule) overrideRules(rule.cssRules);
    if (rule instanceof CSSImportRule && rule.styleSheet) overrideRules(rule.styleSheet.cssRules);
  }
}

function overrideStyleSheets() {
  for (const { href, cssRules } of document.styleSheets) {
    if (!href || new URL(href).origin === location.origin) overrideRules(cssRules);
  }
}

/** The result of `matchMedia` for a query that depends on motion. */
class OverriddenQuery extends EventTarget implements MediaQueryList {
  readonly media: string;
  onchange: MediaQueryList["onchange"] = null;
  #before: boolean;

  constructor(media: string) {
    super();
    this.media = media;
    this.#before = this.matches;
    systemMatchMedia(media).addEventListener("change", () => this.notify());
  }

  get matches() {
    return systemMatchMedia(override(this.media)).matches;
  }

  /** Notifies the listeners if the result has changed. */
  notify() {
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
 * Makes the toolbar decide about motion. A page cannot change the system's preference, so the media queries themselves
 * are rewritten: in `matchMedia` and in all style sheets, including those that are added later.
 */
export function installMotionOverride() {
  window.matchMedia = (query) => {
    if (!dependsOnMotion(query)) return systemMatchMedia(query);
    const list = new OverriddenQuery(query);
    queries.add(list);
    return list;
  };
  const onNewStyles = () => {
    if (motion !== "system") overrideStyleSheets();
  };
  new MutationObserver(onNewStyles).observe(document.head, { childList: true, subtree: true, characterData: true });
  // A linked style sheet has its rules only after it was loaded.
  document.head.addEventListener("load", onNewStyles, { capture: true });
}

/** Changes whether animations run. */
export function setMotion(next: Motion) {
  if (next === motion) return;
  motion = next;
  overrideStyleSheets();
  for (const query of queries) query.notify();
}
