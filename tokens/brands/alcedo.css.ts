import "../themes/themes.css.ts";
import { defineThemes } from "../themes/defineThemes.ts";
import { base, dark, highContrast, phone, still, tablet } from "./alcedo.ts";

// After our themes and with a more specific selector, so that `data-brand` is enough to select the brand.
defineThemes(":root[data-brand='alcedo']", { base, dark, highContrast, tablet, phone, still });
