import type { Context } from "hono";
import { type PlainPage, plainPage } from "./plainPage.ts";

export interface SandboxPage extends Pick<PlainPage, "title" | "body"> {
  readonly locale: string;
}

/** A page of the sandbox: what a real service would show, for a shop that has none. It says that nothing here is real. */
export const sandboxPage = (c: Context, { title, locale, body }: SandboxPage, status: 200 | 400 | 404 | 409 = 200) =>
  plainPage(c, { title: `${title} – Sandbox`, language: locale.slice(0, 2), note: "Sandbox", body }, status);
