/** Opens the device's share dialog if it has one and a touch screen, and copies the link otherwise. */
export async function shareLink(url: string): Promise<"shared" | "copied"> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ url });
    return "shared";
  }
  await navigator.clipboard.writeText(url);
  return "copied";
}
