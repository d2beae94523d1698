import { createIntl, type MessageFormatElement } from "react-intl";

export interface MessagePlural {
  readonly kind: Intl.PluralRuleType;
  /** Its branches by name, such as `one` or `=0`. */
  readonly branches: readonly string[];
}

export interface ReadMessage {
  /** The names of what is put in, each once and in order. */
  readonly placeholders: readonly string[];
  readonly tags: readonly string[];
  /** Every run of words, of whatever branch. */
  readonly texts: readonly string[];
  readonly plurals: readonly MessagePlural[];
}

const { formatters } = createIntl({ locale: "en" });
const literal = 0;

const children = (element: MessageFormatElement): readonly MessageFormatElement[] => {
  if ("options" in element) return Object.values(element.options).flatMap(({ value }) => value);
  return "children" in element ? element.children : [];
};

const withInner = (element: MessageFormatElement): readonly MessageFormatElement[] => [
  element,
  ...children(element).flatMap(withInner),
];

/** What a message is made of, read by the parser that the shop compiles with. Throws if it cannot be parsed. */
export function readMessage(message: string): ReadMessage {
  const elements = formatters.getMessageFormat(message, "en").getAst().flatMap(withInner);
  const texts: string[] = [];
  const tags = new Set<string>();
  const placeholders = new Set<string>();
  const plurals: MessagePlural[] = [];
  for (const element of elements) {
    if (!("value" in element)) continue;
    if (Number(element.type) === literal) texts.push(element.value);
    else if ("children" in element) tags.add(element.value);
    else placeholders.add(element.value);
    if ("pluralType" in element)
      plurals.push({ kind: element.pluralType ?? "cardinal", branches: Object.keys(element.options) });
  }
  return { placeholders: [...placeholders].toSorted(), tags: [...tags].toSorted(), texts, plurals };
}
