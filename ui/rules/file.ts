import { accept, refuse, type Checked } from "./checked.ts";

/** What a file may be. */
export interface FileLimits {
  /** Media types, such as `image/jpeg`. */
  readonly types: readonly string[];
  /** In bytes. */
  readonly largest: number;
}

export type FileProblem = "empty" | "wrong-type" | "too-large";

/** Whether a file can be taken, by what is known before it is read: the browser's word for its type is checked again where it arrives. */
export function checkFile<F extends Pick<File, "size" | "type">>(
  file: F,
  { types, largest }: FileLimits,
): Checked<F, FileProblem> {
  if (!types.includes(file.type)) return refuse("wrong-type");
  if (file.size === 0) return refuse("empty");
  return file.size > largest ? refuse("too-large") : accept(file);
}
