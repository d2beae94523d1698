/** What is said in a locale; English, which is complete, for one that the shop does not write in. */
export const textIn = <Text>(texts: Readonly<Record<string, Text>>, locale: string): Text | undefined =>
  texts[locale] ?? texts["en"];
