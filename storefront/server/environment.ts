import * as z from "zod/mini";

const port = z.pipe(
  z.pipe(z._default(z.string(), "3000"), z.transform(Number)),
  z.number().check(z.int(), z.gte(0), z.lte(65_535)),
);

const schema = z.object({
  /** Where the shop listens; 0 lets the system choose. */
  PORT: port,
  /** The folder of the embedded database. */
  DATA_FOLDER: z._default(z.string(), "data/database"),
  LOG_LEVEL: z._default(z.enum(["debug", "info", "warn", "error", "silent"]), "info"),
});

export interface Environment {
  readonly port: number;
  readonly dataFolder: string;
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent";
  readonly development: boolean;
}

/** A setting that cannot be used; the message names it. */
export class EnvironmentError extends Error {}

/** The settings of this process, read once; nothing else reads `process.env`. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>> = process.env,
  argv: readonly string[] = process.argv,
): Environment {
  const parsed = schema.safeParse(variables);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    throw new EnvironmentError(
      `${name}=${variables[name] ?? ""} cannot be used. ${remedies[name] ?? "Remove it or give a valid value."}`,
    );
  }
  const { PORT, DATA_FOLDER, LOG_LEVEL } = parsed.data;
  return { port: PORT, dataFolder: DATA_FOLDER, logLevel: LOG_LEVEL, development: argv.includes("--dev") };
}

const remedies: Readonly<Record<string, string>> = {
  PORT: "Give a whole number from 0 to 65535.",
  LOG_LEVEL: "Give debug, info, warn, error or silent.",
};
