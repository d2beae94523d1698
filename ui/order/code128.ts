/**
 * The widths of bars and gaps in modules, by symbol value (ISO/IEC 15417, table 1). Values 103 to 105 are the start
 * symbols.
 */
const symbols =
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232".split(
    " ",
  );
const stop = "2331112";
const startB = 104;
const startC = 105;

/**
 * Returns the Code 128 values of a text, with start symbol and checksum. An even number of digits is encoded in pairs
 * (code set C), other text character by character (code set B). Null if code set B lacks a character, such as one with
 * an accent.
 */
export function code128Values(text: string): readonly number[] | null {
  const pairs = text.length % 2 === 0 && /^\d+$/.test(text) ? text.match(/../g) : null;
  if (!pairs && !/^[\u0020-\u007e]+$/.test(text)) return null;
  const values = pairs ? pairs.map(Number) : Array.from(text, (letter) => letter.charCodeAt(0) - 32);
  const start = pairs ? startC : startB;
  const sum = values.reduce((total, value, place) => total + value * (place + 1), start);
  return [start, ...values, sum % 103];
}

/** A barcode, ready to be drawn. */
export interface Bars {
  /** An SVG path of the bars; one unit is one module wide and the height is 1. */
  readonly path: string;
  /** The width in modules, including the quiet zone of ten modules on each side that the standard requires. */
  readonly width: number;
}

const quietZone = 10;

/** Returns a text as Code 128 bars; null if it cannot be encoded. */
export function code128(text: string): Bars | null {
  const values = code128Values(text);
  if (!values) return null;
  const widths = Array.from([...values.map((value) => symbols[value] ?? ""), stop].join(""), Number);
  let at = quietZone;
  let path = "";
  widths.forEach((width, place) => {
    if (place % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  });
  return { path, width: at + quietZone };
}
