import { useState } from "react";

/**
 * Whether an answer stands in place of its form: from when it came until somebody wants to write again.
 * `hasReplaced` tells that the form was there before, so that the focus has to move on.
 */
export function useAnswer(hasCome: boolean) {
  const [isTakenBack, setTakenBack] = useState(false);
  const [wasSent, setSent] = useState(false);
  return {
    /** Somebody wants to write again. */
    isTakenBack,
    isShown: hasCome && !isTakenBack,
    hasReplaced: wasSent,
    /** The form is sent: the next answer counts. */
    expect: () => {
      setSent(true);
      setTakenBack(false);
    },
    takeBack: () => setTakenBack(true),
  };
}
