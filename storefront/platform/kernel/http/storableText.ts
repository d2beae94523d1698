/** Whether PostgreSQL can hold a text: it knows neither NUL nor half of a character. */
export const isStorableText = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();
