import { readFileSync } from "node:fs";
import * as z from "zod";

const view = z.looseObject({ storeCode: z.string(), elasticsearch: z.object({ host: z.string(), index: z.string() }) });

/** The part of Vue Storefront's configuration that defines its calls. */
const schema = z.looseObject({
  api: z.object({ url: z.string() }),
  storeViews: z.looseObject({ pl: view, de: view }),
  elasticsearch: z.looseObject({ queryMethod: z.enum(["GET", "POST"]) }),
  cart: z.object({
    create_endpoint: z.string(),
    updateitem_endpoint: z.string(),
    deleteitem_endpoint: z.string(),
    pull_endpoint: z.string(),
    totals_endpoint: z.string(),
    paymentmethods_endpoint: z.string(),
    shippingmethods_endpoint: z.string(),
    shippinginfo_endpoint: z.string(),
    collecttotals_endpoint: z.string(),
    deletecoupon_endpoint: z.string(),
    applycoupon_endpoint: z.string(),
  }),
  users: z.looseObject({
    login_endpoint: z.string(),
    create_endpoint: z.string(),
    me_endpoint: z.string(),
    history_endpoint: z.string(),
    refresh_endpoint: z.string(),
    changePassword_endpoint: z.string(),
    resetPassword_endpoint: z.string(),
    createPassword_endpoint: z.string(),
  }),
  stock: z.object({ endpoint: z.string() }),
  orders: z.object({ endpoint: z.string() }),
  products: z.object({ endpoint: z.string() }),
  urlModule: z.object({ enableMapFallbackUrl: z.literal(true), map_endpoint: z.string() }),
  newsletter: z.object({ endpoint: z.string() }),
  images: z.looseObject({ baseUrl: z.string() }),
});
type Configuration = z.output<typeof schema>;

/** Reads the configuration in the guide for other clients. */
function configurationInGuide(): Configuration {
  const guide = readFileSync("docs/operations/other-clients.md", "utf8");
  return schema.parse(JSON.parse(/```json\n(.+?)```/s.exec(guide)?.[1] ?? "{}"));
}

const envelope = z.looseObject({ code: z.number(), result: z.unknown(), meta: z.optional(z.unknown()) });

export type Task = z.output<typeof envelope>;

const found = z.object({
  hits: z.object({
    total: z.union([z.number(), z.object({ value: z.number() })]),
    hits: z.array(z.object({ _source: z.looseObject({}) })),
  }),
  aggregations: z.optional(z.record(z.string(), z.unknown())),
});

/**
 * Makes calls like a Vue Storefront 1.12 front end (its `core/lib/sync/task.ts` and `core/lib/search`): at the URLs of its
 * configuration, with its own token and cart, and with the store view in the query.
 */
export class VueStorefront {
  readonly configuration: Configuration = configurationInGuide();
  token: string | null = null;
  cartId: string | null = null;
  readonly #url: string;
  readonly #isTokenInHeader: boolean;

  /** @param isTokenInHeader Its setting `users.tokenInHeader`. If it is on, a guest sends `Bearer null`. */
  constructor(url: string, isTokenInHeader: boolean) {
    this.#url = url.replace(/\/$/, "");
    this.#isTokenInHeader = isTokenInHeader;
  }

  /** Makes a call whose answer is in an envelope. */
  async task(endpoint: string, body?: unknown, method = "POST"): Promise<Task> {
    const response = await fetch(this.#address(endpoint), {
      method,
      headers: {
        "content-type": "application/json",
        ...(this.#isTokenInHeader && { authorization: `Bearer ${this.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.headers.getSetCookie().length > 0) throw new Error(`${endpoint} sets a cookie.`);
    // The client ignores the HTTP status and reads only the code in the envelope.
    return envelope.parse(await response.json());
  }

  get(endpoint: string): Promise<Task> {
    return this.task(endpoint, undefined, "GET");
  }

  /** Makes a call and returns its result. Throws if it is refused. */
  async result(endpoint: string, body?: unknown): Promise<unknown> {
    const { code, result } = await this.task(endpoint, body);
    if (code !== 200) throw new Error(`${endpoint} answered ${code}: ${JSON.stringify(result)}`);
    return result;
  }

  /** Makes a search, whose answer is not in an envelope. A GET has its body in the query. */
  async search(
    entity: string,
    body: unknown,
    query: Readonly<Record<string, string>> = {},
    queryMethod = this.configuration.elasticsearch.queryMethod,
  ) {
    const { host, index } = this.configuration.storeViews.pl.elasticsearch;
    const url = new URL(`${this.#url}${host}/${index}/${entity}/_search`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    if (queryMethod === "GET") url.searchParams.set("request", JSON.stringify(body));
    const response = await fetch(url, {
      method: queryMethod,
      headers: { accept: "application/json", "content-type": "application/json" },
      ...(queryMethod === "POST" && { body: JSON.stringify(body) }),
    });
    const { hits, aggregations } = found.parse(await response.json());
    return { items: hits.hits.map((hit) => hit._source), aggregations };
  }

  /** Returns the page that a path leads to. This answer is not in an envelope either. */
  async map(url: string): Promise<unknown> {
    const options = { prefetchGroupProducts: true, assignProductConfiguration: true, setProductErrors: false };
    const response = await fetch(this.#address(this.configuration.urlModule.map_endpoint), {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({ url, includeFields: null, excludeFields: [], options, filters: {}, groupId: null }),
    });
    return response.json();
  }

  /** Returns the URL of a picture by its path in the product. */
  picture(path: string): string {
    return this.#url + this.configuration.images.baseUrl.replace("{{url}}", path);
  }

  #address(endpoint: string): string {
    const [path = "", query = ""] = endpoint
      .replace("{{token}}", this.token ?? "")
      .replace("{{cartId}}", this.cartId ?? "")
      .split("?");
    const parameters = new URLSearchParams(query);
    if (this.#isTokenInHeader) parameters.delete("token");
    parameters.set("storeCode", this.configuration.storeViews.pl.storeCode);
    return `${this.#url}${path}?${parameters}`;
  }
}
