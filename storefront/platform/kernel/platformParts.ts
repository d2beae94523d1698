import type { Database } from "./database/database.ts";
import type { Limits } from "./limits/limits.ts";
import type { FieldCipher } from "./secrets/fieldCipher.ts";
import type { PlatformSettings } from "./settings.ts";

/** What the platform is created from. The clock and the source of ids are passed in, so that tests can set them. */
export interface PlatformParts {
  readonly database: Database;
  readonly clock: () => Date;
  /** Returns an id that cannot be guessed. */
  readonly newId: () => string;
  readonly settings: PlatformSettings;
  readonly limits: Limits;
}

/** What the routes and jobs of every subject are given. A subject that needs more extends it in its own folder. */
export interface RouteParts extends PlatformParts {
  /** Encrypts the options of cart lines, such as a prescription. */
  readonly fields: FieldCipher;
}
