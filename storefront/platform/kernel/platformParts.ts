import type { Database } from "./database/database.ts";
import type { Limits } from "./limits/limits.ts";
import type { FieldCipher } from "./secrets/fieldCipher.ts";
import type { PlatformSettings } from "./settings.ts";

/** The dependencies of the platform. Clock and id generator are passed in, so that tests can control them. */
export interface PlatformParts {
  readonly database: Database;
  readonly clock: () => Date;
  /** Returns an id that cannot be guessed. */
  readonly newId: () => string;
  readonly settings: PlatformSettings;
  readonly limits: Limits;
}

/** The dependencies of every subject's routes and jobs. A subject that needs more extends this in its own folder. */
export interface RouteParts extends PlatformParts {
  /** Encrypts the options of cart lines, such as a prescription. */
  readonly fields: FieldCipher;
}
