import type { QueryClient } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import type { AnyRefusedForm } from "#domain/plainForm/plainForm.ts";
import type { StoreView } from "#domain/store.ts";
import type { Texts } from "./i18n/createTexts.ts";
import type { KeptAnswers } from "./state/answers/keptAnswers.ts";
import type { PlainAddresses } from "./state/plainAddresses.ts";
import type { ShopState } from "./state/shopState.ts";

/** The objects that routes, loaders and components of one page view share. On the server they live for one request. */
export interface RouterContext {
  readonly store: StoreView;
  readonly texts: Texts;
  readonly queryClient: QueryClient;
  readonly client: Client;
  readonly shop: ShopState;
  /** The plain addresses of the pages that are known; null if pages are shown at those of their routes. */
  readonly addresses: PlainAddresses | null;
  /** The answers that this browser keeps, and the hashes of the queries that show one of them; null on the server. */
  readonly answers: { readonly kept: () => Promise<KeptAnswers>; readonly served: ReadonlySet<string> } | null;
  /** Year of the copyright notice. */
  readonly year: number;
  /** Id of the request in the server's log; null in the browser. */
  readonly requestId: string | null;
  /** A form that was sent without JavaScript and refused, which this page shows again; null in the browser. */
  readonly refusedForm: AnyRefusedForm | null;
}
