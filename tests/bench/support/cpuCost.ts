/** Microseconds of this process's CPU, all its threads included, for one round of the work. */
export async function cpuCost(rounds: number, work: () => unknown): Promise<number> {
  for (let warming = 0; warming < rounds / 4; warming++) await work();
  const before = process.cpuUsage();
  for (let counted = 0; counted < rounds; counted++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / rounds;
}
