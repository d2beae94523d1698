import * as z from "zod/mini";

const texts = z.record(z.string(), z.string());

const keyOf = (form: string) => `dioptra-form-${form}`;

/**
 * Returns what was typed into a form in this tab before a reload; nothing if the browser has stored nothing. The text is
 * forgotten when the tab is closed.
 */
export function readFormDraft(form: string): Readonly<Record<string, string>> {
  try {
    return texts.parse(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}"));
  } catch {
    return {};
  }
}

/** Stores what is typed into a form. A browser that denies its storage stores nothing. */
export function writeFormDraft(form: string, typed: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(typed));
  } catch {}
}

/** Forgets a form that was sent. */
export function forgetFormDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {}
}
