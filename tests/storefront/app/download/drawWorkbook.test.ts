import { expect, test } from "vitest";
import { drawWorkbook } from "#app/download/drawWorkbook.ts";
import { workbookTexts } from "#app/download/workbookTexts.ts";
import { bytesOf } from "#app/guide/sheet.ts";
import { languages } from "#domain/store.ts";

test.each(languages)(
  "the workbook in %s has a page of checks and one to fill in, so that nothing is cut off",
  async (language) => {
    const pdf = (await bytesOf(drawWorkbook(workbookTexts[language], language))).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(pdf).toContain(`/Lang (${language})`);
  },
);
