/** Five characters with at least one digit. System codes such as `EPIPE` have no digit. */
const statePattern = /^(?=.*\d)[0-9A-Z]{5}$/;

/** Returns PostgreSQL's error code (its manual, appendix A), also of a nested error; null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = "code" in each ? each.code : null;
    if (typeof code === "string" && statePattern.test(code)) return code;
  }
  return null;
}

/**
 * Serialization failure and deadlock: the transaction was aborted in favour of another one, and may succeed if
 * repeated.
 */
const conflictStates = new Set(["40001", "40P01"]);

const isConflict = (error: unknown): boolean => conflictStates.has(sqlStateOf(error) ?? "");

/**
 * Classes of temporary errors: connection lost, insufficient resources, operator intervention or timeout, system error.
 */
const temporaryStates = /^(08|53|57|58)/;
const connectionErrorCodes = /ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH/;
const connectionErrorMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether the database is unavailable, so that the call should be retried later. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== null) return temporaryStates.test(state) || conflictStates.has(state);
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = "code" in each ? String(each.code) : "";
    if (connectionErrorCodes.test(code) || connectionErrorMessages.test(each.message)) return true;
  }
  return false;
}

const maxAttempts = 4;

/** Runs a transaction, and repeats it if it was aborted in favour of another one. Throws any other error at once. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= maxAttempts || !isConflict(error)) throw error;
    }
  }
}
