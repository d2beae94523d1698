/** A key that values of prescriptions are encrypted with. */
export interface FieldKey {
  /** Stands before what it encrypted, so that it is found again after a rotation. */
  readonly id: string;
  /** 32 bytes in base64url. */
  readonly key: string;
}

/** What a shop's set-up says of its platform: plain data, so that it can travel to the platform's thread. */
export interface PlatformSettings {
  /** Where shoppers reach the shop, such as `https://shop.example`: links in mails and ways back from payment begin with it. */
  readonly origin: string;
  /** The sandbox's pages exist: mails can be read and payments be played through (for a shop without real services). */
  readonly sandbox: boolean;
  /** 32 bytes or more in base64url, from which the keys of tokens and signatures are derived. */
  readonly secret: string;
  /** The first encrypts; all of them decrypt. They lie outside the database. */
  readonly fieldKeys: readonly FieldKey[];
  /** The key that signs calls of the shop's staff; null when staff calls are disabled. */
  readonly operatorKey: string | null;
  /** Address of the module that fills an empty shop (`worker/seedModule.ts`); null for a shop that starts empty. */
  readonly seedModule: string | null;
  /** A PostgreSQL server; null for the embedded one. */
  readonly databaseUrl: string | null;
  /** Counts attempts for all processes; null for this one alone. */
  readonly redisUrl: string | null;
  /** An Elasticsearch or OpenSearch; null for our own search. */
  readonly searchUrl: string | null;
  readonly smtpUrl: string | null;
  /** The sender of mails, such as `Dioptra <shop@dioptra.example>`. */
  readonly mailFrom: string;
  /** The service of the European Commission; null for the sandbox's numbers. */
  readonly viesUrl: string | null;
  /** The methods of payment providers are offered beside cash on delivery: for a shop whose checkout leads to them. */
  readonly onlinePayments: boolean;
  /** InPost's list of points; null for the sandbox's. */
  readonly pointsUrl: string | null;
  /** Real payment providers; those that are null are played by the sandbox. `url` is another address of theirs, for tests. */
  readonly mollie: { readonly apiKey: string; readonly url: string | null } | null;
  readonly tpay: TpaySettings | null;
  readonly paypal: {
    readonly clientId: string;
    readonly clientSecret: string;
    /** Of the address that PayPal notifies, as PayPal gave it: then each notification is verified; null for none. */
    readonly webhookId: string | null;
    readonly isLive: boolean;
    readonly url: string | null;
  } | null;
}

/** Settings as a shop gives them: keys that it leaves out are kept in the data folder. */
export interface GivenSettings extends Omit<PlatformSettings, "secret"> {
  readonly secret: string | null;
}

export interface TpaySettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the checksum of a notification is made with. */
  readonly confirmationCode: string;
  readonly isLive: boolean;
  readonly url: string | null;
}

/** The settings of a shop without any real service; its keys are made at the first start. */
export const embeddedSettings: GivenSettings = {
  origin: "http://localhost:3000",
  sandbox: true,
  secret: null,
  fieldKeys: [],
  operatorKey: null,
  seedModule: null,
  databaseUrl: null,
  redisUrl: null,
  searchUrl: null,
  smtpUrl: null,
  mailFrom: "Dioptra <shop@dioptra.example>",
  viesUrl: null,
  pointsUrl: null,
  onlinePayments: false,
  mollie: null,
  tpay: null,
  paypal: null,
};
