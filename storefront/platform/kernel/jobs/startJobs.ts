import { type JobRun, runJobs } from "./runJobs.ts";

export interface RunningJobs {
  /** Looks for work now, instead of at the next turn. */
  readonly wake: () => void;
  /** Ends after the work at hand. */
  readonly stop: () => Promise<void>;
}

const turn = 2000; // How long a promise that another process made may wait here, in milliseconds.

/** Does work as it falls due, until it is stopped. */
export function startJobs(run: JobRun): RunningJobs {
  let running: Promise<void> | null = null;
  let isAsked = false;
  const stopped = new AbortController();
  const work = async () => {
    do {
      isAsked = false;
      await runJobs(run).catch((error: unknown) => run.onError(error, "jobs"));
    } while (isAsked && !stopped.signal.aborted);
    running = null;
  };
  const wake = () => {
    isAsked = true;
    if (!stopped.signal.aborted) running ??= work();
  };
  const timer = setInterval(wake, turn);
  timer.unref();
  return {
    wake,
    stop: async () => {
      stopped.abort();
      clearInterval(timer);
      await running;
    },
  };
}
