/** Enough to tell the versions of one picture apart; every list carries dozens of them. */
export const editionDigits = 8;

export const editionForm: RegExp = new RegExp(`^[0-9a-f]{${editionDigits}}$`);
