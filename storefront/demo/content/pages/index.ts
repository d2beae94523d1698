import type { SeedPage } from "../seedPage.ts";
import { servicePages } from "./service.ts";
import { shopPages } from "./shop.ts";
import { termPages } from "./terms.ts";

/** In the order in which they are listed; what lies below a page comes after it. */
export const pages: readonly SeedPage[] = [...servicePages, ...termPages, ...shopPages];
