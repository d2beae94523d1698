/** Rows in one statement: PostgreSQL takes 65535 values, and no table of ours has more than 16 columns. */
const most = 4000;

/** Writes rows in statements of a size that PostgreSQL takes; answers what the statements answered, in the order of the rows. */
export async function inBatches<Row, Answer>(
  rows: readonly Row[],
  write: (batch: Row[]) => PromiseLike<readonly Answer[] | object>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < rows.length; start += most) {
    const answer = await write(rows.slice(start, start + most));
    if (Array.isArray(answer)) for (const each of answer) answers.push(each);
  }
  return answers;
}
