import { later } from "@dioptra/ui";

/** A page from the server has the button, its code comes after the rest. */
export const TryOnOfferLater = later(async () => (await import("./TryOnOffer.tsx")).TryOnOffer);

// The server renders at once, and has it from the start.
if (import.meta.env.SSR) await TryOnOfferLater.load();
