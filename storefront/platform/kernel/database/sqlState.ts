/** Five characters, one of them a digit at least; the system's codes, such as `EPIPE`, have none. */
const stateForm = /^(?=.*\d)[0-9A-Z]{5}$/;

/** Returns PostgreSQL's error code (its manual, appendix A), also of a nested error; null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = "code" in each ? each.code : null;
    if (typeof code === "string" && stateForm.test(code)) return code;
  }
  return null;
}

/** A transaction gave way to another one: done again, it may well succeed. */
const givenWay = new Set(["40001", "40P01"]);

const hasGivenWay = (error: unknown): boolean => givenWay.has(sqlStateOf(error) ?? "");

/** Classes of errors that pass: connection lost, resources gone, an operator or a time limit interfered, the system. */
const passing = /^(08|53|57|58)/;
const lost = /ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH/;
const words = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether the database is unavailable, so that the call should be retried later. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== null) return passing.test(state) || givenWay.has(state);
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = "code" in each ? String(each.code) : "";
    if (lost.test(code) || words.test(each.message)) return true;
  }
  return false;
}

const maxTries = 4;

/** Does a transaction again that gave way to another one; what fails for another reason has failed. */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries >= maxTries || !hasGivenWay(error)) throw error;
    }
  }
}
