export interface TypedFigure {
  readonly value: number;
  readonly isSigned: boolean;
  /** The digits, where there is neither a point nor a comma. */
  readonly wholeDigits: string | null;
}

const invisible = /\p{Cf}/gu;
const minuses = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
const pluses = /[\u207A\uFF0B]/g;
const form = /^([+-]?) ?(\d{1,9}(?:[.,]\d{0,3})?|[.,]\d{1,3}) ?(\D*)$/;

/** Text without what a paste brings along, in small letters, with the signs of a keyboard. */
export const plainText = (typed: string) =>
  typed.replace(invisible, "").replace(minuses, "-").replace(pluses, "+").replace(/\s+/g, " ").trim().toLowerCase();

/** A figure as people write it, with a point or a comma and one of the given units behind it; null for anything else. */
export function typedFigure(plain: string, units: readonly string[]): TypedFigure | null {
  const [, sign, digits, unit] = form.exec(plain) ?? [];
  if (digits === undefined || unit === undefined || (unit !== "" && !units.includes(unit))) return null;
  const amount = Number(digits.replace(",", "."));
  return {
    value: sign === "-" && amount > 0 ? -amount : amount,
    isSigned: sign !== "",
    wholeDigits: /^\d+$/.test(digits) ? digits : null,
  };
}
