import { later } from "@dioptra/ui";

/** Why there is nothing to see, loaded with the list that is empty. */
export const NothingFoundLater = later(async () => (await import("./NothingFound.tsx")).NothingFound);
