/** A key that values of prescriptions are encrypted with. */
export interface FieldKey {
  /** Prefixed to encrypted values, so that the key is found again after a rotation. */
  readonly id: string;
  /** 32 bytes in base64url. */
  readonly key: string;
}

/**
 * The platform's part of a shop's settings. It is plain data, so that it can be sent to the platform's worker thread.
 */
export interface PlatformSettings {
  /**
   * The shop's public origin, such as `https://shop.example`. Links in mails and return URLs of payments start with it.
   */
  readonly origin: string;
  /** The folder of the documents that shoppers pay for; null for a shop without any. */
  readonly documentFolder: string | null;
  /** Whether the sandbox's pages exist, which show mails and simulate payments for a shop without real services. */
  readonly sandbox: boolean;
  /** 32 bytes or more in base64url, from which the keys of tokens and signatures are derived. */
  readonly secret: string;
  /** Keys for prescriptions. The first encrypts, all decrypt. They are stored outside the database. */
  readonly fieldKeys: readonly FieldKey[];
  /** The key that signs the staff's calls; null if staff calls are disabled. */
  readonly operatorKey: string | null;
  /**
   * URL of the module that fills an empty shop (`SeedModule` in `runtime/fillDatabase.ts`); null for a shop that starts
   * empty.
   */
  readonly seedModule: string | null;
  /** A PostgreSQL server; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** The Redis that counts attempts for all processes; null to count in each process by itself. */
  readonly redisUrl: string | null;
  /** An Elasticsearch or OpenSearch service; null for the embedded search. */
  readonly searchUrl: string | null;
  /** The mail server; null to keep mails in the sandbox. */
  readonly smtpUrl: string | null;
  /** The sender of mails, such as `Dioptra <shop@dioptra.example>`. */
  readonly mailFrom: string;
  /** The address that messages from the shop's pages arrive at. */
  readonly contactMail: string;
  /** The VIES service of the European Commission; null for the sandbox's VAT numbers. */
  readonly viesUrl: string | null;
  /**
   * Whether the methods of payment providers are offered in addition to cash on delivery. The checkout must support
   * them.
   */
  readonly onlinePayments: boolean;
  /** InPost's list of pick-up points; null for the sandbox's points. */
  readonly pointsUrl: string | null;
  /**
   * The settings of the shop's payment providers by provider code. Each provider defines the shape of its settings. The
   * sandbox replaces providers that are not listed.
   */
  readonly paymentProviders: Readonly<Record<string, unknown>>;
}

/** The settings that a shop passes in. Missing keys are read from the data folder. */
export interface SettingsInput extends Omit<PlatformSettings, "secret"> {
  readonly secret: string | null;
}

/** The settings of a shop without any real service. Its keys are generated at the first start. */
export const embeddedSettings: SettingsInput = {
  origin: "http://localhost:3000",
  documentFolder: null,
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
  contactMail: "shop@dioptra.example",
  viesUrl: null,
  pointsUrl: null,
  onlinePayments: false,
  paymentProviders: {},
};
