/** Whether everything runs, as in `npm run test:full`, and not only what `npm test` runs. */
export const isFull = process.env["TEST_SCOPE"] === "full";

/** Returns how often a property is checked: `few` times in `npm test`, `many` times in `npm run test:full`. */
export const runs = (few: number, many: number): number => (isFull ? many : few);

/** Returns the cases of a table: the `few` in `npm test`, and `more` besides in `npm run test:full`. */
export const cases = <Case>(few: readonly Case[], more: readonly Case[]): readonly Case[] =>
  isFull ? [...few, ...more] : few;
