let known: Promise<ReadonlySet<string>> | null = null;

const shortest = 8; // Shorter ones are refused for their length.

/** Passwords that everybody tries first, from what was found in public leaks; read with the first new password. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  return (known ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(dictionary["passwords-common"].filter((each) => String(each).length >= shortest).map(String)),
  ));
}
