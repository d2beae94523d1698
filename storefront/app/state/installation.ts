import { createStore } from "zustand/vanilla";

/** The browser's offer to install the shop. Not every browser makes it, so TypeScript does not know it. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => "prompt" in event;

/** The browser's offer, until it is taken up; null while there is none. Only browsers set it. */
export const installation = createStore<{ readonly offer: InstallOffer | null }>()(() => ({ offer: null }));

/** Keeps the browser's offer for the button of the footer, instead of letting the browser ask by itself. */
export function followInstallation(onInstalled: () => void): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isOffer(event)) installation.setState({ offer: event });
  });
  window.addEventListener("appinstalled", () => {
    installation.setState({ offer: null });
    onInstalled();
  });
}

/** Lets the browser ask whether to install the shop. It asks once for each offer. */
export async function install(): Promise<void> {
  const { offer } = installation.getState();
  installation.setState({ offer: null });
  await offer?.prompt();
}
