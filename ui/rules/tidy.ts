const invisible = /\p{Cf}/gu;
// Controls and lone surrogates cannot be stored or sent, and an address has no use for line breaks.
const blank = /[\s\p{Cc}\p{Cs}]+/gu;

/** One line of text as it is stored: composed letters, single spaces, nothing invisible that a paste brought along. */
export const tidy = (typed: string) => typed.replace(invisible, "").replace(blank, " ").normalize("NFC").trim();
