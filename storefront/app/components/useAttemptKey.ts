import { useCallback, useRef } from "react";

/**
 * Returns a function that returns the key of a request: the same one as long as the request is the same, so that one that is
 * sent again because its answer was lost takes effect once.
 */
export function useAttemptKey(): (request: object) => string {
  const attempt = useRef({ text: "", key: "" });
  return useCallback((request) => {
    const text = JSON.stringify(request);
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    return attempt.current.key;
  }, []);
}
