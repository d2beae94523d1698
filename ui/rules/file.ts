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

/** The media types that `fileTypeOf` recognises. */
export type FileType = "image/jpeg" | "image/png" | "image/webp" | "application/pdf";

/** The letters that a file of each type has, by their position. */
const signatures: readonly (readonly [FileType, ...(readonly [at: number, letters: string])[]])[] = [
  ["image/jpeg", [0, "\u00FF\u00D8\u00FF"]],
  ["image/png", [0, "\u0089PNG\r\n\u001A\n"]],
  ["image/webp", [0, "RIFF"], [8, "WEBP"]],
  ["application/pdf", [0, "%PDF-"]],
];

/** Returns the media type of a file by its first bytes, whatever its name says; null for any other type. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const found = signatures.find(([, ...marks]) =>
    marks.every(([at, letters]) => [...letters].every((letter, index) => bytes[at + index] === letter.codePointAt(0))),
  );
  return found?.[0] ?? null;
}
