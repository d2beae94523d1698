import { words } from "../texts/index.ts";
import type { Extra } from "./extra.ts";

/** Papers to be read and printed. */
export const guides: readonly Extra[] = [
  {
    sku: "DI-PORADNIK-PD",
    kind: "guides",
    form: "guide",
    print: "moss",
    price: 0,
    names: words("extras.guides.DI-PORADNIK-PD.names"),
    slugs: words("extras.guides.DI-PORADNIK-PD.slugs"),
    about: words("extras.guides.DI-PORADNIK-PD.about"),
  },
];
