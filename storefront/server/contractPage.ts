import { html } from "hono/html";
import * as z from "zod/mini";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";

const content = z.object({ "application/json": z.object({ schema: z.unknown() }) });

const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), description: z.string() })),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(z.string(), z.object({ content })),
});
type Operation = z.output<typeof operationSchema>;

/** Of an OpenAPI document that which the page shows. */
const described = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-inline-size: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h2 { margin-block: 3rem .5rem; border-block-end: 1px solid; }
  h3 { margin-block: 2rem 0; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
  dt { font-family: ui-monospace, monospace; }
  dd { margin: 0; }
  summary { padding-block: .6rem; cursor: pointer; }
  pre { max-block-size: 30rem; padding: 1rem; border: 1px solid; overflow: auto; font-size: .875rem; }
`;

const page = (title: string, main: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${main}
        </main>
      </body>
    </html>`;

const schemaOf = (name: string, of: z.output<typeof content> | undefined) =>
  of &&
  html`<details>
    <summary>${name}</summary>
    <pre tabindex="0">${JSON.stringify(of["application/json"].schema, null, 2)}</pre>
  </details>`;

const callPart = (path: string, method: string, { operationId, summary, parameters, ...wire }: Operation) =>
  html`<section aria-labelledby="${operationId}">
    <h3 id="${operationId}">${method.toUpperCase()} ${path}</h3>
    <p>${summary}</p>
    ${
      parameters.length > 0 &&
      html`<dl>
        ${parameters.map(
          ({ name, description }) =>
            html`<dt>${name}</dt>
              <dd>${description}</dd>`,
        )}
      </dl>`
    }
    ${schemaOf("Body", wire.requestBody?.content)} ${schemaOf("Answer", wire.responses["200"]?.content)}
  </section>`;

async function answered(status: number, title: string, main: unknown): Promise<Response> {
  const text = String(await page(title, main));
  return new Response(text, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": contentSecurityPolicy(text),
    },
  });
}

/** The contract for people, made of what the provider answered at `/api/openapi.json`. */
export async function contractPage(answer: Response): Promise<Response> {
  const read = described.safeParse(answer.ok ? await answer.json() : null);
  if (!read.success) {
    return answered(502, "No contract", html`<p>The provider does not describe its calls in OpenAPI's form.</p>`);
  }
  const { info, paths } = read.data;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const subjects = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? "");
  return answered(
    200,
    info.title,
    html`<p>${info.description} Version ${info.version}, <a href="/api/openapi.json">as OpenAPI</a>.</p>
      ${[...subjects].map(
        ([subject, ofSubject]) =>
          html`<h2>${subject}</h2>
            ${ofSubject.map(({ path, method, operation }) => callPart(path, method, operation))}`,
      )}`,
  );
}
