/**
 * Loads pictures that could not be loaded again once the connection returns. Until then a decorative one shows nothing
 * instead of the browser's sign for broken pictures; others show their text alternative.
 */
export function recoverPictures(): void {
  const failed = new Set<HTMLImageElement>();

  function fail(picture: EventTarget | null): void {
    if (!(picture instanceof HTMLImageElement)) return;
    failed.add(picture);
    if (picture.alt === "") picture.style.visibility = "hidden";
  }

  function recover(picture: EventTarget | null): void {
    if (picture instanceof HTMLImageElement && failed.delete(picture)) picture.style.visibility = "";
  }

  // Pictures that failed before this code was loaded: they are complete, but have no pixels.
  for (const picture of document.images) {
    if (picture.complete && picture.currentSrc !== "" && picture.naturalWidth === 0) fail(picture);
  }
  // These events do not bubble.
  document.addEventListener("error", ({ target }) => fail(target), true);
  document.addEventListener("load", ({ target }) => recover(target), true);
  window.addEventListener("online", () => {
    for (const picture of failed) {
      // A picture that the page no longer shows is forgotten.
      if (!picture.isConnected) failed.delete(picture);
      // Setting the same address loads the picture again.
      else picture.src = picture.getAttribute("src") ?? "";
    }
  });
}
