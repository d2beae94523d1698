import type { Hono } from "hono";
import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import type { Currency } from "#domain/money.ts";
import type { Result } from "#domain/result.ts";
import type { Refused } from "../kernel/http/refused.ts";
import type { InLanguages } from "../kernel/language.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import type { StoredOrder } from "../order/writeOrder.ts";
import type { BlikOutcome, GatewayMethod, Issuer, PaymentGateway } from "./gateway.ts";
import type { ProviderSettings } from "./providerSettings.ts";
import type { KnownPayment, StoredPayment } from "./storedPayment.ts";

/** A way to pay under the shop's own code. */
export interface OfferedMethod extends Omit<GatewayMethod, "method"> {
  readonly code: string;
}

/** A request to pay an order. */
export interface PaymentRequest {
  readonly provider: PaymentProviderCode;
  readonly orderId: number;
  readonly hash: string;
  /** The shop's code of the method; empty when the shopper chooses on the provider's page. */
  readonly method: string;
  readonly issuer: string | null;
}

/** A payment that has been created at the provider. */
export interface StartedPayment {
  readonly order: StoredOrder;
  readonly payment: KnownPayment;
}

/** A transaction and the six digits that the bank's app shows. The digits are passed on and never stored. */
export interface BlikAttempt {
  readonly title: string;
  readonly code: string;
}

/** What the routes of a provider can do with its payments. */
export interface ProviderCalls {
  readonly limits: PlatformParts["limits"];
  /** Returns the provider's methods, or null when the shop does not use it. Throws `GatewayUnavailable`. */
  readonly offeredMethods: (locale: string) => Promise<readonly OfferedMethod[] | null>;
  readonly startPayment: (request: Omit<PaymentRequest, "provider">) => Promise<Result<StartedPayment, Refused>>;
  readonly readStatus: (transactionId: string) => Promise<Result<StoredPayment, Refused>>;
  readonly payWithBlik: (attempt: BlikAttempt) => Promise<Result<StoredPayment, Refused>>;
  /** Checks that a transaction was started for this order by a caller with its hash. */
  readonly checkLink: (link: {
    readonly orderId: number;
    readonly transactionId: string;
    readonly hash: string;
  }) => Promise<Result<null, Refused>>;
  /** Returns the calls that do not depend on the provider, such as `order-details` and `get-payment`. */
  readonly commonRoutes: () => Hono;
}

/** A method as the sandbox offers it in the provider's place. */
export interface SandboxMethod {
  readonly method: string;
  readonly titles: InLanguages<string>;
  /** The countries where the real method is offered. */
  readonly allowed: readonly string[] | "all";
  /** The banks to choose from, for a method that asks for one. */
  readonly issuers?: readonly Issuer[];
  /** Returns what becomes of a mobile code, for a method that is paid with one. */
  readonly payWithBlik?: (code: string) => BlikOutcome;
}

/** How the sandbox stands in for a provider that the shop has no settings for. */
export interface ProviderSandbox {
  /** Begins the ids of its transactions, such as `tr_sandbox_`. */
  readonly transactionPrefix: string;
  readonly methods: readonly SandboxMethod[];
}

/** The definition of a payment provider. `providers.ts` lists all of them. */
export interface PaymentProvider {
  /** Part of addresses (`/api/vsbridge/<code>`, `/webhooks/<code>`) and of stored payments, so it never changes. */
  readonly code: PaymentProviderCode;
  /** The name shown to people, such as `Tpay`. */
  readonly name: string;
  readonly settings: Omit<ProviderSettings<unknown>, "schema">;
  /** Creates the gateway to the real provider. Throws when the settings do not have the provider's form. */
  readonly createGateway: (settings: unknown, parts: Pick<PlatformParts, "clock">) => PaymentGateway;
  /** Without one, a shop that has no settings for the provider does not offer it, not even in the sandbox. */
  readonly sandbox?: ProviderSandbox;
  /** The calls of shoppers' pages, at `/api/vsbridge/<code>`. */
  readonly routes: (calls: ProviderCalls) => Hono;
  readonly webhook: {
    /** The request headers that the provider signs its notifications with, in small letters; the server passes on no others. */
    readonly headers: readonly string[];
    /** The body of the answer once a notification is stored. */
    readonly acknowledgement: string;
  };
  /** The shop's code of each method and the provider's own. Without it, the shop uses the provider's codes. */
  readonly methodCodes?: Readonly<Record<string, string>>;
  /** Returns whether a code can be one of its methods', by which the configuration is checked when the shop starts. */
  readonly isMethodCode: (code: string) => boolean;
  /** The currencies that it takes; all of them when this is left out. */
  readonly currencies?: readonly Currency[];
  /**
   * The countries that it serves, by ISO code; all of them when this is left out. Its methods are offered only there, and
   * payments of orders with billing addresses elsewhere are refused.
   */
  readonly countries?: readonly string[];
  /** Whether shoppers can choose the method on its page. Then a link is enough to pay, such as that of a subscription. */
  readonly hasMethodChoice: boolean;
  /** Its methods are listed before those of other providers, and win where another has a method of the same code. */
  readonly isListedFirst?: boolean;
}

type Definition<Settings, Name extends string> = Omit<
  PaymentProvider,
  "settings" | "createGateway" | "isMethodCode"
> & {
  readonly settings: ProviderSettings<Settings, Name>;
  readonly createGateway: (settings: Settings, parts: Pick<PlatformParts, "clock">) => PaymentGateway;
  /** Default: the codes of `methodCodes`, or any code, since a provider without them may add methods at any time. */
  readonly isMethodCode?: PaymentProvider["isMethodCode"];
};

/** Makes a provider whose gateway receives its settings in their own type. */
export const definePaymentProvider = <Settings, Name extends string>(
  definition: Definition<Settings, Name>,
): PaymentProvider => ({
  isMethodCode: (code) => !definition.methodCodes || Object.hasOwn(definition.methodCodes, code),
  ...definition,
  createGateway(settings, parts) {
    const parsed = definition.settings.schema.safeParse(settings);
    if (parsed.success) return definition.createGateway(parsed.data, parts);
    const names = parsed.error.issues.map(({ path }) => path.join(".")).join(", ");
    throw new Error(`Invalid settings of the payment provider ${definition.code}: ${names}.`);
  },
});
