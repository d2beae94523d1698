import { code, country, defaultsOf, text } from "./setting.ts";

/**
 * Who issues the invoices and signs the mails. The defaults are placeholders for shops to replace with theirs. The law
 * wants all of it in business letters, mails too: Art. 206 KSH in Poland, § 35a GmbHG in Germany.
 */
export const sellerSettings = {
  name: text("Dioptra sp. z o.o."),
  street: text("ul. Świętokrzyska 18"),
  postcode: text("00-052"),
  city: text("Warszawa"),
  country: country("PL"),
  taxId: code("0000000000"),
  /** The court and number of registration, the share capital, and the directors where the company's country wants them. */
  register: text("KRS 0000000000, Sąd Rejonowy dla m.st. Warszawy, 5000 zł"),
};

export const seller = defaultsOf(sellerSettings);
