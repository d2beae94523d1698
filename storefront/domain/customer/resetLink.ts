import { checkEmail } from "@dioptra/ui/rules";

/** The link to a new password, as its mail brings it. */
export interface ResetLink {
  /** Whose password it is. */
  readonly email: string;
  /** Proves that the mail was read. */
  readonly token: string;
}

/** Reads what stands behind the # of the link, with it or without; null for what no mail of ours has written. */
export function resetLink(fragment: string): ResetLink | null {
  const said = new URLSearchParams(fragment.replace(/^#/, ""));
  const email = checkEmail(said.get("email") ?? "");
  const token = said.get("token") ?? "";
  return email.ok && token !== "" ? { email: email.value, token } : null;
}
