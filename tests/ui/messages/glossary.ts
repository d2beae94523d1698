/** How a term of the trade is said: the beginning of the word, so that it may be inflected. */
export interface Term {
  readonly en: RegExp;
  readonly words: Readonly<Record<string, RegExp>>;
}

const term = (en: RegExp, words: Readonly<Record<string, RegExp>>): Term => ({ en, words });

/** The words of opticians and of their shops: where English says one, the other languages say theirs. */
export const glossary: readonly Term[] = [
  term(/\bspheres?\b/i, {
    pl: /sfer/i,
    de: /sphäre/i,
    it: /sfer/i,
    "es-ES": /esfera/i,
    "fr-FR": /sphère/i,
    "pt-PT": /esfera/i,
  }),
  term(/\bcylinders?\b/i, {
    pl: /cylind/i,
    de: /zylinder/i,
    it: /cilindr/i,
    "es-ES": /cilindro/i,
    "fr-FR": /cylindre/i,
    "pt-PT": /cilindro/i,
  }),
  term(/\baxis\b/i, {
    pl: /(?<!\p{L})o[śs]/iu,
    de: /achs/i,
    it: /ass[ei]/i,
    "es-ES": /ejes?/i,
    "fr-FR": /axes?/i,
    "pt-PT": /eixos?/i,
  }),
  term(/\baddition\b/i, {
    pl: /addycj|dodat/i,
    de: /addition/i,
    it: /addizion/i,
    "es-ES": /adición/i,
    "fr-FR": /addition/i,
    "pt-PT": /adição/i,
  }),
  term(/\bpupillary distances?\b/i, {
    pl: /rozstaw/i,
    de: /pupillendistanz|augenabstand/i,
    it: /distanz[ae] interpupillar/i,
    "es-ES": /distancias? interpupilar/i,
    "fr-FR": /écarts? pupillaire/i,
    "pt-PT": /distâncias? pupilar/i,
  }),
  term(/\bdioptres?\b/i, {
    pl: /dioptri/i,
    de: /dioptrie/i,
    it: /diottri/i,
    "es-ES": /dioptría/i,
    "fr-FR": /dioptrie/i,
    "pt-PT": /dioptria/i,
  }),
  term(/\bbridge\b/i, {
    pl: /most/i,
    de: /steg/i,
    it: /ponte/i,
    "es-ES": /puente/i,
    "fr-FR": /pont/i,
    "pt-PT": /ponte/i,
  }),
  term(/\btemples?\b/i, {
    pl: /zausznik/i,
    de: /bügel/i,
    it: /ast[ae]/i,
    "es-ES": /varilla/i,
    "fr-FR": /branche/i,
    "pt-PT": /haste/i,
  }),
  term(/\bframes?\b/i, {
    pl: /oprawk|oprawek/i,
    de: /fassung|brille/i,
    it: /montatur/i,
    "es-ES": /montura/i,
    "fr-FR": /monture/i,
    "pt-PT": /armaç/i,
  }),
  term(/\bcontact lens(es)?\b/i, {
    pl: /soczew/i,
    de: /linse/i,
    it: /lent[ei] a contatto/i,
    "es-ES": /lentilla/i,
    "fr-FR": /lentille/i,
    "pt-PT": /lentes? de contacto/i,
  }),
  term(/\bprescriptions?\b/i, {
    pl: /recep[tc]/i,
    de: /rezept|brillenpass|linsenpass|werte/i,
    it: /ricett|prescrizion/i,
    "es-ES": /receta|gradua/i,
    "fr-FR": /ordonnance|correction/i,
    "pt-PT": /receita/i,
  }),
  term(/\bcart\b/i, {
    pl: /koszyk/i,
    de: /warenkorb/i,
    it: /carrello/i,
    "es-ES": /carrito/i,
    "fr-FR": /panier/i,
    "pt-PT": /carrinho/i,
  }),
  term(/\b(postal code|postcode)\b/i, {
    pl: /kod/i,
    de: /postleitzahl/i,
    it: /\bCAP\b|codice postale/,
    "es-ES": /código postal/i,
    "fr-FR": /code postal/i,
    "pt-PT": /código postal/i,
  }),
];

/**
 * Words that a shop of this language does not say: another way of address, another country's language, or a second
 * word for the same thing.
 */
export const foreign: Readonly<Record<string, RegExp>> = {
  pl: /(?<!\p{L})(Pan|Pana|Panu|Pani|Panią|Państw\p{L}*)(?!\p{L})/u,
  de: /(?<!\p{L})(du|dir|dich|dein\p{L}*|(brillen|seh)?verordnung\p{L}*)(?!\p{L})/iu,
  it: /(?<!\p{L})(Lei|Suo|Sua|Suoi|Sue|voi|vostr[oaie])(?!\p{L})/u,
  "es-ES": /(?<!\p{L})(usted(es)?|vosotros|celular|lentes de contacto|computadora)(?!\p{L})/iu,
  "fr-FR": /(?<!\p{L})(tu|te|toi|ton|ta|tes)(?!\p{L})/iu,
  "pt-PT":
    /(?<!\p{L})(você|vocês|tu|teu|tua|celular|tela|usuário|cadastro|frete|pedido|arquivo|óculos de grau)(?!\p{L})/iu,
};
