import * as z from "zod/mini";

/** An environment variable of a payment provider; one that is not set reads as the empty text. */
export interface ProviderVariable {
  readonly schema: z.ZodMiniType<string>;
  /** What to do when the value is invalid, such as "Give on or off." */
  readonly remedy?: string;
  /** The value is never printed. */
  readonly isSecret?: boolean;
}

/** The settings of a payment provider, and how they are read from the environment. */
export interface ProviderSettings<Settings, Name extends string = string> {
  /** The settings as plain data, since they travel to the platform's thread. */
  readonly schema: z.ZodMiniType<Settings>;
  readonly variables: Readonly<Record<Name, ProviderVariable>>;
  /** The variable that turns the provider on. While it is empty, the sandbox stands in for the provider. */
  readonly enabledBy: NoInfer<Name>;
  /** The variables that a shop for the public needs too, once the provider is turned on. */
  readonly required: readonly NoInfer<Name>[];
  /** Returns the settings; called only when the provider is turned on. */
  readonly read: (value: (name: Name) => string) => Settings;
}

/** Infers the names of a provider's variables, so that `read`, `enabledBy` and `required` can name no other. */
export const providerSettings = <Settings, Name extends string>(
  settings: ProviderSettings<Settings, Name>,
): ProviderSettings<Settings, Name> => settings;

/** A text that may be anything. */
export const textVariable: ProviderVariable = { schema: z._default(z.string(), "") };

/** A text that is never printed, such as a key. */
export const secretVariable: ProviderVariable = { ...textVariable, isSecret: true };

/** `on` or `off`; off when it is not set. */
export const switchVariable: ProviderVariable = {
  schema: z._default(z.enum(["on", "off"]), "off"),
  remedy: "Give on or off.",
};

/** Another address of the provider, which only tests give; null for its own. */
export const testUrl = z.nullable(z.string());
