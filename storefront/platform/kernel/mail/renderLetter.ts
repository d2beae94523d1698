import { base } from "@dioptra/tokens/values";
import type { Letter, LetterPart, LetterRow } from "./letter.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const withBreaks = (text: string) => escape(text).replaceAll("\n", "<br>");

/** Mail programs do not support custom properties, so elements carry the values of the light theme. */
const { ink, inkMuted, stage, action, onAction, line } = base.color;

/** Amounts do not break across lines, because `Intl` puts no-break spaces into them; longer values may. */
const rowHtml = ({ label, value, note, isStrong }: LetterRow) => {
  const style = `padding:8px 0;border-top:1px solid ${line};vertical-align:top;${isStrong ? "font-weight:600;" : ""}`;
  const below = note ? `<br><span style="color:${inkMuted};font-size:14px">${withBreaks(note)}</span>` : "";
  return `<tr><td style="${style}">${escape(label)}${below}</td><td style="${style}padding-left:16px;text-align:right">${escape(value)}</td></tr>`;
};

/** Outlook for Windows ignores the padding of links. Its own `mso-padding-alt` puts the same padding on the cell. */
const buttonHtml = (text: string, href: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="background:${action};border-radius:4px;mso-padding-alt:12px 20px"><a href="${escape(href)}" style="display:inline-block;padding:12px 20px;color:${onAction};text-decoration:none">${escape(text)}</a></td></tr></table>`;

function partHtml(part: LetterPart): string {
  switch (part.kind) {
    case "text":
      return `<p style="margin:0 0 16px">${withBreaks(part.text)}</p>`;
    case "heading":
      return `<h2 style="margin:24px 0 8px;font-size:18px">${escape(part.text)}</h2>`;
    case "link":
      return buttonHtml(part.text, part.href);
    case "rows":
      return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${part.rows.map(rowHtml).join("")}</table>`;
  }
}

function partText(part: LetterPart): string {
  switch (part.kind) {
    case "text":
    case "heading":
      return part.text;
    case "link":
      return `${part.text}:\n${part.href}`;
    case "rows":
      return part.rows
        .map(({ label, value, note }) => {
          const first = value === "" ? `${label}:` : `${label}: ${value}`;
          return note ? `${first}\n  ${note.replaceAll("\n", "\n  ")}` : first;
        })
        .join("\n");
  }
}

/** Removes line breaks, which would begin another header. */
const asHeader = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Outlook for Windows ignores `max-width`. A table that only it sees keeps the lines at 600 px. */
const outlookWidth = {
  start: '<!--[if mso]><table role="presentation" align="center" width="600"><tr><td><![endif]-->',
  end: "<!--[if mso]></td></tr></table><![endif]-->",
};

/**
 * Returns a letter's subject, its plain text, and HTML with inline styles. Whatever the letter says is shown as text,
 * never as markup (docs/decisions/0028-mails-are-plain-templates.md).
 */
export function renderLetter(letter: Letter, locale: string) {
  const { greeting, parts, closing, imprint } = letter;
  const subject = asHeader(letter.subject);
  const text = [greeting, ...parts.map(partText), closing, imprint].join("\n\n");
  const html = `<!doctype html>
<html lang="${locale.slice(0, 2)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:${stage};color:${ink};font:16px/1.5 'Instrument Sans',Helvetica,Arial,sans-serif">
${outlookWidth.start}
<div style="max-width:600px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:20px;font-weight:600">Dioptra</p>
<p style="margin:0 0 16px">${escape(greeting)}</p>
${parts.map(partHtml).join("\n")}
<p style="margin:32px 0 0;color:${inkMuted};font-size:14px">${withBreaks(closing)}</p>
<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${line};color:${inkMuted};font-size:13px">${withBreaks(imprint)}</p>
</div>
${outlookWidth.end}
</body>
</html>`;
  return { subject, text, html };
}
