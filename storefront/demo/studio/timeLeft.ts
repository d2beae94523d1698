/** In words for a terminal: how long the rest takes, if it takes as long as what is done. */
export function timeLeft(done: number, all: number, seconds: number): string {
  const left = Math.round((seconds / Math.max(1, done)) * (all - done));
  if (left < 90) return `${left} s left`;
  if (left < 5400) return `${Math.round(left / 60)} min left`;
  return `${(left / 3600).toFixed(1)} h left`;
}
