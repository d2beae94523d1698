import * as z from "zod/mini";
import { configuration, ConfigurationError } from "#configuration/index.ts";
import type { PaymentProvider } from "#platform/runtime/openPlatform.ts";

type Providers = readonly PaymentProvider[];
/** The values of the payment providers' variables; unset ones are empty. */
type Values = Readonly<Record<string, string>>;

const variablesOf = (providers: Providers) => providers.flatMap(({ settings }) => Object.entries(settings.variables));

/** Returns the schema of all variables of the payment providers. */
export const paymentSchema = (providers: Providers) =>
  z.object(Object.fromEntries(variablesOf(providers).map(([name, { schema }]) => [name, schema] as const)));

/** Returns the remedies for invalid values, by the name of the variable. */
export const paymentRemedies = (providers: Providers): Readonly<Record<string, string>> =>
  Object.fromEntries(variablesOf(providers).flatMap(([name, { remedy }]) => (remedy ? [[name, remedy] as const] : [])));

/** Returns whether the value of a variable must not be printed. */
export const isPaymentSecret = (providers: Providers, name: string): boolean =>
  variablesOf(providers).some(([each, { isSecret = false }]) => each === name && isSecret);

const isEnabled = ({ settings }: PaymentProvider, values: Values) => valueIn(values)(settings.enabledBy) !== "";
const valueIn = (values: Values) => (name: string) => values[name] ?? "";

/** Returns the settings of the enabled providers, by their codes. */
export const paymentSettings = (providers: Providers, values: Values): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    providers
      .filter((provider) => isEnabled(provider, values))
      .map(({ code, settings }) => [code, settings.read(valueIn(values))] as const),
  );

/** Joins names, as in `A, B or C`. */
const anyOf = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;

/** Returns the missing variables: those that enable a provider if none is enabled, else the other ones of enabled providers. */
export function missingPaymentSettings(providers: Providers, values: Values): readonly string[] {
  const enabled = providers.filter((provider) => isEnabled(provider, values));
  if (enabled.length === 0) return [anyOf(providers.map(({ settings }) => settings.enabledBy))];
  return enabled
    .filter(({ settings }) => settings.required.some((name) => valueIn(values)(name) === ""))
    .map(({ settings }) => settings.required.join(" and "));
}

/**
 * Throws a `ConfigurationError` when the configuration names a payment provider that is not registered, or a default
 * payment that no registered provider offers.
 */
export function requireKnownPayments(providers: Providers, { checkout, payment } = configuration): void {
  const codes = providers.map(({ code }) => code);
  const references = [
    ...payment.shelves.map(({ restOf }, place) => [`shelves.${place}.restOf`, restOf] as const),
    ...payment.startableProviders.map((code, place) => [`startableProviders.${place}`, code] as const),
  ];
  const expected = `one of ${codes.map((code) => `"${code}"`).join(", ")}`;
  const problems = references
    .filter(([, code]) => code !== null && !codes.includes(code))
    .map(([path, code]) => `payment.${path} is "${code}", expected ${expected}`);
  const { code } = checkout.defaultPayment;
  if (code !== payment.cashOnDeliveryCode && !providers.some(({ isMethodCode }) => isMethodCode(code))) {
    const names = providers.map(({ name }) => name);
    problems.push(
      `checkout.defaultPayment.code is "${code}", expected "${payment.cashOnDeliveryCode}" or a method of ${anyOf(names)}`,
    );
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
}
