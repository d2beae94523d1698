import { category, door, categoryTexts } from "./seedCategory.ts";

const all = categoryTexts("categories.care.all");

const solutions = categoryTexts("categories.care.solutions");

const drops = categoryTexts("categories.care.drops");

const accessories = categoryTexts("categories.care.accessories");

const sets = categoryTexts("categories.care.sets");

const spectacleLenses = categoryTexts("categories.care.spectacleLenses");

const guides = categoryTexts("categories.care.guides");

/** Where care lies, and what else goes with glasses and lenses. */
export const careShelf = door(
  category(60, "care", all, { type: ["care", "spectacle-lenses", "sets", "guides"] }, [
    category(61, "care-solutions", solutions, { goods_form: ["solution", "peroxide"] }),
    category(62, "care-drops", drops, { goods_form: ["drops", "vials"] }),
    category(63, "care-accessories", accessories, { goods_form: ["lens-case", "glasses-case", "spray", "cloth"] }),
    category(64, "care-sets", sets, { type: ["sets"] }),
    category(65, "care-spectacle-lenses", spectacleLenses, { type: ["spectacle-lenses"] }),
    category(66, "care-guides", guides, { type: ["guides"] }),
  ]),
);
