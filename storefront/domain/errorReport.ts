/** The address that browsers report errors to. */
export const errorReportPath = "/browser-errors";

/** The maximum size of a report, in bytes. */
export const largestErrorReport = 4096;

/**
 * An error of the shop's code in a browser (docs/specification/settings.md#setting-7). It says what failed and where in our
 * code, and nothing about who uses the browser: no address with what it names, no id, nothing that was typed.
 */
export interface ErrorReport {
  readonly name: string;
  readonly message: string;
  /** Places in our files, innermost first, such as `assets/entry-B1x9.js:1:2040`. */
  readonly frames: readonly string[];
  /** The pattern of the page's route, such as `/c/$slug`; null before one is shown. */
  readonly route: string | null;
  /** The code of the store view. */
  readonly store: string;
  /** The file that the page was started by, whose name changes with each build. */
  readonly build: string;
}
