import { createIntl, type MessageFormatElement } from "react-intl";

export interface MessagePlural {
  readonly kind: Intl.PluralRuleType;
  /** Names of its branches, such as `one` or `=0`. */
  readonly branches: readonly string[];
}

export interface ReadMessage {
  /** Names of the placeholders, sorted and without duplicates. */
  readonly placeholders: readonly string[];
  readonly tags: readonly string[];
  /** All literal texts, in all branches. */
  readonly texts: readonly string[];
  readonly plurals: readonly MessagePlural[];
}

const { formatters } = createIntl({ locale: "en" });
const literal = 0;

const children = (element: MessageFormatElement): readonly MessageFormatElement[] => {
  if ("options" in element) return Object.values(element.options).flatMap(({ value }) => value);
  return "children" in element ? element.children : [];
};

const withDescendants = (element: MessageFormatElement): readonly MessageFormatElement[] => [
  element,
  ...children(element).flatMap(withDescendants),
];

/** Parses a message with the parser that the shop compiles with. Throws a SyntaxError if it is invalid. */
export function readMessage(message: string): ReadMessage {
  const elements = formatters.getMessageFormat(message, "en").getAst().flatMap(withDescendants);
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
