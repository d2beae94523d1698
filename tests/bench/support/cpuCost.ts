/** Returns the CPU time of this process, all threads included, for one round of the work, in microseconds. */
export async function cpuCost(rounds: number, work: () => unknown): Promise<number> {
  for (let warming = 0; warming < rounds / 4; warming++) await work();
  const before = process.cpuUsage();
  for (let counted = 0; counted < rounds; counted++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / rounds;
}
