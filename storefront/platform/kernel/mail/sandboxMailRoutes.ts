import { desc, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { mails } from "./tables/mail.ts";
import type { RouteParts } from "../platformParts.ts";
import { sandboxPage } from "../http/plainPage.ts";

const listedMails = 200;

/** Allows styles in a mail, but no scripts and no external resources. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'";

const notFound = (c: Context) => c.text("No such mail. All mails are listed at /sandbox/mail.", 404);

/**
 * Shows the mails of a shop without a mail server, the newest first. The pages are for developers, so they are in
 * English only.
 */
export function sandboxMailRoutes({ database }: Pick<RouteParts, "database">): Hono {
  const find = (id: string) =>
    /^\d{1,9}$/.test(id)
      ? database.read((session) =>
          session
            .select()
            .from(mails)
            .where(eq(mails.id, Number(id))),
        )
      : Promise.resolve([]);

  return new Hono()
    .get("/", async (c) => {
      const written = await database.read((session) =>
        session.select().from(mails).orderBy(desc(mails.id)).limit(listedMails),
      );
      const rows = written.map(
        ({ id, recipient, subject, kind, createdAt, sentAt }) => html`
          <tr>
            <td><a href="/sandbox/mail/${id}">${subject}</a></td>
            <td>${recipient}</td>
            <td>${kind}</td>
            <td>${createdAt.toISOString()}</td>
            <td>${sentAt ? "sent" : "waiting"}</td>
          </tr>
        `,
      );
      const body = html`<h1>Mail</h1>
        <p>
          No mail server is configured, so mails are kept here instead of being delivered. This is a list of the newest
          ${listedMails}, also available as <a href="/sandbox/mail/list.json">JSON</a>.
        </p>
        ${
          written.length === 0
            ? html`<p>No mail has been written yet.</p>`
            : html`<table>
                <thead>
                  <tr>
                    <th>Subject</th>
                    <th>To</th>
                    <th>Kind</th>
                    <th>Written</th>
                    <th>State</th>
                  </tr>
                </thead>
                <tbody>
                  ${rows}
                </tbody>
              </table>`
        }`;
      return sandboxPage(c, { title: "Mail", locale: "en", body });
    })
    .get("/list.json", async (c) => {
      const recipient = c.req.query("to");
      const written = await database.read((session) =>
        session
          .select()
          .from(mails)
          .where(recipient === undefined ? undefined : eq(mails.recipient, recipient))
          .orderBy(desc(mails.id))
          .limit(listedMails),
      );
      return c.json(written.map(({ html: _html, ...mail }) => mail));
    })
    .get("/:id", async (c) => {
      const [mail] = await find(c.req.param("id"));
      if (!mail) return notFound(c);
      const body = html`<p><a href="/sandbox/mail">All mails</a></p>
        <h1>${mail.subject}</h1>
        <p>To ${mail.recipient}, ${mail.createdAt.toISOString()}, ${mail.sentAt ? "sent" : "waiting"}</p>
        <iframe
          title="The mail"
          sandbox="allow-popups allow-top-navigation-by-user-activation"
          src="/sandbox/mail/${mail.id}/html"
        ></iframe>
        ${mail.attachments.map(
          ({ filename }, index) =>
            html`<p>Attached: <a href="/sandbox/mail/${mail.id}/attachments/${index}">${filename}</a></p>`,
        )}
        <h2>As text</h2>
        <pre>${mail.text}</pre>`;
      return sandboxPage(c, { title: mail.subject, locale: "en", body });
    })
    .get("/:id/attachments/:index", async (c) => {
      const [mail] = await find(c.req.param("id"));
      const attachment = mail?.attachments[Number(c.req.param("index"))];
      if (!attachment) return notFound(c);
      const { content, contentType, filename } = attachment;
      return c.body(content, 200, {
        "content-type": contentType,
        "content-disposition": `attachment; filename="${filename}"`,
      });
    })
    .get("/:id/html", async (c) => {
      const [mail] = await find(c.req.param("id"));
      if (!mail) return notFound(c);
      // Links open in the window of the shop, not in the frame.
      const opened = mail.html.replace("<head>", '<head><base target="_top">');
      return c.html(opened, 200, { "content-security-policy": mailPolicy });
    });
}
