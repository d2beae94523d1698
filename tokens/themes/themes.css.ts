import { defineThemes } from "./defineThemes.ts";
import { base, dark, highContrast, phone, still, tablet } from "./values.ts";

defineThemes(":root", { base, dark, highContrast, tablet, phone, still });
