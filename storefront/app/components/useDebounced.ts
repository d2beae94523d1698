import { useEffect, useState } from "react";

/** Milliseconds without typing after which an answer is requested. */
const debounceDelay = 150;

/** Returns the text, delayed until typing pauses. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
