/** How many seconds work will go on, as fast as it went; null before anything is done. */
export const secondsLeft = (done: number, all: number, seconds: number): number | null =>
  done > 0 ? Math.ceil(((all - done) * seconds) / done) : null;

/** As it is said: `40 s`, `3 min`. */
export const durationWords = (seconds: number): string =>
  seconds < 100 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
