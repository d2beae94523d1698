import type { Answer, TestPlatform } from "./openTestPlatform.ts";

/** A strong password, which is on no list of common passwords. */
export const password = "zielona łąka za rzeką";

let clients = 0;

/** Returns the header of a new client, so that no limit counts it together with others. */
export const newClient = () => ({ "x-dioptra-client": `203.0.${Math.floor(++clients / 250)}.${clients % 250}` });

export const newEmail = () => `${crypto.randomUUID()}@example.pl`;

export const registrationOf = (email: string, change: Readonly<Record<string, unknown>> = {}) => ({
  customer: { email, firstname: "Ala", lastname: "Nowak" },
  password,
  conditions: true,
  ...change,
});

export interface Account {
  readonly email: string;
  readonly access: string;
  readonly refresh: string;
  readonly headers: Readonly<Record<string, string>>;
}

const tokensIn = ({ json }: Answer): { readonly token?: string; readonly refreshToken: string } =>
  json["meta"] as ReturnType<typeof tokensIn>;

/** Returns the tokens in the answer to a registration, a login or a refresh. */
export const tokensOf = (answer: Answer) => ({
  access: tokensIn(answer).token ?? String(answer.json.result),
  refresh: tokensIn(answer).refreshToken,
});

/** Registers a new customer. */
export async function register({ post }: Pick<TestPlatform, "post">, email = newEmail()): Promise<Account> {
  const answer = await post("user/create?localeCode=pl-PL&storeCode=pl", registrationOf(email), newClient());
  if (answer.status !== 200) throw new Error(`The registration failed: ${JSON.stringify(answer.json)}`);
  const { access, refresh } = tokensOf(answer);
  return { email, access, refresh, headers: { authorization: `Bearer ${access}`, ...newClient() } };
}

/** Marks the address of an account as proven, as a link in a mail does. */
export const proveAddress = ({ connection }: Pick<TestPlatform, "connection">, email: string) =>
  connection.query("update customers set email_proven_at = now() where email = $1", [email]);

export const logIn = (
  { post }: Pick<TestPlatform, "post">,
  username: string,
  loginPassword = password,
  headers: Readonly<Record<string, string>> = newClient(),
): Promise<Answer> => post("user/login", { username, password: loginPassword }, headers);
