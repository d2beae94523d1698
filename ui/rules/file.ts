import { accept, refuse, type Checked } from "./checked.ts";

/** The limits of an upload. */
export interface FileLimits {
  /** The allowed media types, such as `image/jpeg`. */
  readonly types: readonly string[];
  /** The maximum size in bytes. */
  readonly largest: number;
}

/** The problem of a file. */
export type FileProblem = "empty" | "wrong-type" | "too-large";

/** Checks a file's type and size before it is read. The type is the browser's guess, so the server checks it again. */
export function checkFile<F extends Pick<File, "size" | "type">>(
  file: F,
  { types, largest }: FileLimits,
): Checked<F, FileProblem> {
  if (!types.includes(file.type)) return refuse("wrong-type");
  if (file.size === 0) return refuse("empty");
  return file.size > largest ? refuse("too-large") : accept(file);
}
