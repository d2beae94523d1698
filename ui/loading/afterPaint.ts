/**
 * Does something as soon as what has changed so far is on the screen: a press is answered before the work that it causes
 * begins. Nothing is put off where nobody looks. Answers how to leave it.
 */
export function afterPaint(work: () => void): () => void {
  let isWanted = true;
  const doIt = () => {
    if (isWanted) work();
  };
  // The frame is painted between its callback and the next task.
  if (document.hidden) setTimeout(doIt);
  else requestAnimationFrame(() => setTimeout(doIt));
  return () => {
    isWanted = false;
  };
}
