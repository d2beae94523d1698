import { useEffect, useState } from "react";

const minute = 60_000;

/** How far the server's clock is ahead of the browser's, in milliseconds. Read once for each page load. */
let offset: Promise<number> | null = null;

/** Reads the server's time from the header of a small answer. Without an answer, the browser's clock has to do. */
async function readOffset(): Promise<number> {
  const answer = await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).catch(() => null);
  const date = Date.parse(answer?.headers.get("date") ?? "");
  return Number.isNaN(date) ? 0 : date - Date.now();
}

/**
 * Returns the server's time in ISO 8601, updated every minute. Null on the server and until it is known: pages are cached,
 * and the visitor's clock may be wrong.
 */
export function useServerTime(): string | null {
  const [now, setNow] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    async function update() {
      const ahead = await (offset ??= readOffset());
      if (isShown) setNow(new Date(Date.now() + ahead).toISOString());
    }
    void update();
    const timer = setInterval(() => void update(), minute);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, []);
  return now;
}
