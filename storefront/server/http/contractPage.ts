import { html, raw } from "hono/html";
import * as z from "zod/mini";
import { contentSecurityPolicy } from "../answer/securityHeaders.ts";
import { contractStyle } from "./contractStyle.ts";

const content = z.object({ "application/json": z.object({ schema: z.unknown() }) });

const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  parameters: z.array(
    z.object({ name: z.string(), in: z.string(), required: z.optional(z.boolean()), description: z.string() }),
  ),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(z.string(), z.object({ content })),
});
type Operation = z.output<typeof operationSchema>;

/** The parts of an OpenAPI document that the page shows. */
const documentSchema = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.optional(z.object({ schemas: z.optional(z.object({ Refusal: z.optional(z.unknown()) })) })),
});

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

const page = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title}</title>
        <style>
          ${raw(contractStyle)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;

/** Renders text, with the parts between backticks as code. */
const withCode = (text: string) =>
  text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

const schemaPart = (name: string, schema: unknown) =>
  html`<details>
    <summary>${name}</summary>
    <pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>
  </details>`;

const contentPart = (name: string, body: z.output<typeof content> | undefined) =>
  body && schemaPart(name, body["application/json"].schema);

const parameterPart = ({ name, in: place, required, description }: Operation["parameters"][number]) =>
  html`<dt>${name}</dt>
    <dd>${withCode(description)} ${(required || place === "path") && html`<em>required</em>`}</dd>`;

const callPart = ({ path, method, operation }: Call) => {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  return html`<section aria-labelledby="${operationId}">
    <h3 id="${operationId}">
      <a href="#${operationId}"><span class="method">${method.toUpperCase()}</span> ${path}</a>
    </h3>
    <p>${withCode(summary)}</p>
    ${parameters.length > 0 && html`<dl>${parameters.map(parameterPart)}</dl>`}
    ${contentPart("Body", requestBody?.content)} ${contentPart("Answer", responses["200"]?.content)}
  </section>`;
};

const idOf = (subject: string) => `about-${subject}`;

const refusalPart = (schema: unknown) =>
  html`<h2 id="refusals">Refusals</h2>
    <p>
      Every call may be refused. <code>code</code> repeats the HTTP status, and <code>result</code> states the reason: a
      text, an object with a code, or a list of refused fields.
    </p>
    ${schemaPart("Refusal", schema)}`;

async function htmlResponse(status: number, title: string, body: unknown): Promise<Response> {
  const text = String(await page(title, body));
  return new Response(text, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": contentSecurityPolicy(text),
    },
  });
}

/** Renders the provider's answer at `/api/openapi.json` as a page. */
export async function contractPage(answer: Response): Promise<Response> {
  const parsed = documentSchema.safeParse(answer.ok ? await answer.json() : null);
  if (!parsed.success) {
    return htmlResponse(
      502,
      "No API reference",
      html`<main>
        <h1>No API reference</h1>
        <p>The provider does not describe its calls as OpenAPI.</p>
      </main>`,
    );
  }
  const { info, paths, components } = parsed.data;
  const refusal = components?.schemas?.Refusal;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ path, method, operation })),
  );
  const subjects = [...Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? "")];
  return htmlResponse(
    200,
    info.title,
    html`<header>
        <h1>${info.title}</h1>
        <p>
          ${info.description} Version ${info.version}, ${calls.length} calls,
          <a href="/api/openapi.json">as OpenAPI</a>.
        </p>
      </header>
      <nav aria-label="Subjects">
        <ul>
          ${subjects.map(
            ([subject, subjectCalls]) =>
              html`<li>
                <a href="#${idOf(subject)}">${subject} <span>${subjectCalls.length}</span></a>
              </li>`,
          )}
          ${refusal !== undefined && html`<li><a href="#refusals">Refusals</a></li>`}
        </ul>
      </nav>
      <main>
        ${subjects.map(
          ([subject, subjectCalls]) =>
            html`<h2 id="${idOf(subject)}">${subject}</h2>
              ${subjectCalls.map(callPart)}`,
        )}
        ${refusal !== undefined && refusalPart(refusal)}
      </main>`,
  );
}
