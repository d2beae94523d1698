import "../themes/themes.css.ts";
import { defineThemes } from "../themes/defineThemes.ts";
import { base, dark, highContrast, phone, still, tablet } from "./alcedo.ts";

// Behind ours and more exact, so that a page asks for them with `data-brand` alone.
defineThemes(":root[data-brand='alcedo']", { base, dark, highContrast, tablet, phone, still });
