import { code, country, defaultsOf, text } from "./setting.ts";

/** Who issues the invoices. The defaults are placeholders for shops to replace with theirs. */
export const sellerSettings = {
  name: text("Dioptra sp. z o.o."),
  street: text("ul. Świętokrzyska 18"),
  postcode: text("00-052"),
  city: text("Warszawa"),
  country: country("PL"),
  taxId: code("0000000000"),
};

export const seller = defaultsOf(sellerSettings);
