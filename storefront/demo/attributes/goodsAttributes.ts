import { words, type Words } from "../texts/index.ts";
import type { GoodsForm } from "@dioptra/ui/eyewear";
import type { SeedAttribute } from "./seedAttribute.ts";

const forms: Readonly<Record<GoodsForm, Words>> = {
  solution: words("attributes.goods.forms.solution"),
  peroxide: words("attributes.goods.forms.peroxide"),
  drops: words("attributes.goods.forms.drops"),
  vials: words("attributes.goods.forms.vials"),
  "lens-case": words("attributes.goods.forms.lens-case"),
  "glasses-case": words("attributes.goods.forms.glasses-case"),
  spray: words("attributes.goods.forms.spray"),
  cloth: words("attributes.goods.forms.cloth"),
  "lens-package": words("attributes.goods.forms.lens-package"),
  "gift-card": words("attributes.goods.forms.gift-card"),
  guide: words("attributes.goods.forms.guide"),
};

/** What goods beside frames and contact lenses are told apart by. */
export const goodsAttributes: readonly SeedAttribute[] = [
  {
    id: 200,
    code: "goods_form",
    labels: words("attributes.goods.goods_form.labels"),
    options: Object.entries(forms),
    isComparable: true,
  },
  {
    id: 201,
    code: "volume",
    labels: words("attributes.goods.volume.labels"),
    unit: "ml",
    isComparable: true,
  },
];
