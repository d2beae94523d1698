import { ok, refuse, type Result } from "#domain/result.ts";

/** Why bytes are not read as text, in a sentence for whoever sent them, with the line if there is one. */
export interface DecodingProblem {
  /** Counted from 1; null if the encoding itself is unknown. */
  readonly line: number | null;
  readonly problem: string;
}

/** The sign that decoders put in place of what they could not read. A text with it has lost letters before it came here. */
const replacement = "\uFFFD";
const lineFeed = 0x0a;

/** Returns the encoding that a content type states, such as `windows-1250`. @default "utf-8" */
export const encodingOf = (contentType = ""): string => /charset="?([\w.:-]+)/i.exec(contentType)?.[1] ?? "utf-8";

function decoderOf(encoding: string): TextDecoder | null {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    return null;
  }
}

/** Returns the number of the first line that an encoding cannot read, or that has lost letters. */
function firstBadLine(bytes: Uint8Array, decoder: TextDecoder): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const feed = bytes.indexOf(lineFeed, start);
    const end = feed === -1 ? bytes.length : feed + 1;
    try {
      if (decoder.decode(bytes.subarray(start, end)).includes(replacement)) return line;
    } catch {
      return line;
    }
    start = end;
  }
  return line;
}

/**
 * Decodes a text in the encoding that is stated. A byte that the encoding does not have is refused with its line, never
 * replaced: the lost letters could not be found again.
 */
export function decodeText(bytes: Uint8Array, encoding: string): Result<string, DecodingProblem> {
  const decoder = decoderOf(encoding);
  if (!decoder) return refuse({ line: null, problem: `The encoding ${encoding} is unknown.` });
  try {
    const text = decoder.decode(bytes);
    if (!text.includes(replacement)) return ok(text);
  } catch {
    // The line is looked for below.
  }
  const line = firstBadLine(bytes, decoder);
  return refuse({
    line,
    problem: `Line ${line} is not readable in ${decoder.encoding}. Save the file in UTF-8, or state its encoding, such as windows-1250.`,
  });
}
