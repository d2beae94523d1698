import type { Notice } from "./notice.ts";

/** The list with the notice at its end, unless it says what the last one says (specification, section 5). */
export function addNotice(list: readonly Notice[], notice: Notice): readonly Notice[] {
  const last = list.at(-1);
  return last && isSame(last, notice) ? list : [...list, notice];
}

const isSame = (a: Notice, b: Notice) => meaning(a) === meaning(b);

function meaning({ type, content, action }: Notice): string {
  const said =
    "text" in content ? [content.text] : [content.messageId, Object.entries(content.values ?? {}).toSorted()];
  return JSON.stringify([type, "text" in content, said, action && [action.labelId, action.href]]);
}
