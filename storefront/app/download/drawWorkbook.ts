import { drawShopMark } from "../guide/drawings.ts";
import { colors, contentWidth, createSheet, decorate, nextPage, type Sheet, sheetSize, write } from "../guide/sheet.ts";
import type { WorkbookTexts } from "./workbookTexts.ts";

const { margin: left } = sheetSize;
const diaryColumns = [0, 16, 96] as const;
const days = 7;
const rowHeight = 24;

/** Draws the paid workbook: how to check the fit of glasses, and a diary to fill in. All lengths are in mm. */
export function drawWorkbook(texts: WorkbookTexts, locale: string): Sheet {
  const sheet = createSheet({ title: texts.title, locale });
  const document = sheet.struct("Document");
  sheet.addStructure(document);
  const add = (tag: string, text: string, writing: Omit<Parameters<typeof write>[2], "x" | "width">, indent = 0) => {
    const place = { x: left + indent, width: contentWidth - indent, ...writing };
    document.add(sheet.struct(tag, {}, () => void write(sheet, text, place)));
    return sheet.y;
  };
  document.add(sheet.struct("P", {}, () => drawShopMark(sheet, left, 12)));
  add("H1", texts.title, { y: 25, size: 8.6, leading: 1.15, font: "title" });
  let y = add("P", texts.lead, { y: sheet.y + 3, size: 4 }) + 6;
  for (const chapter of texts.chapters) {
    y = add("H2", chapter.title, { y, size: 5.2, leading: 1.22, font: "title", color: colors.action }) + 1.5;
    for (const step of chapter.steps) {
      const at = y + 1.4;
      decorate(sheet, () => sheet.rect(left, at, 2.8, 2.8).lineWidth(0.3).stroke(colors.contour));
      y = add("P", step, { y }, 7) + 1.2;
    }
    y = add("P", chapter.limit, { y, color: colors.muted }, 7) + 5;
  }
  nextPage(sheet);
  add("H2", texts.diary.title, { y: 25, size: 5.2, leading: 1.22, font: "title", color: colors.action });
  const head = sheet.y + 5;
  for (const [index, column] of texts.diary.columns.entries()) {
    add("P", column, { y: head, size: 3.1, color: colors.muted }, diaryColumns[index]);
  }
  for (let day = 0; day <= days; day += 1) {
    const at = head + 7 + day * rowHeight;
    const line = () =>
      sheet
        .moveTo(left, at)
        .lineTo(left + contentWidth, at)
        .lineWidth(0.25)
        .stroke(colors.line);
    decorate(sheet, line);
    if (day < days) add("P", String(day + 1), { y: at + 3 });
  }
  return sheet;
}
