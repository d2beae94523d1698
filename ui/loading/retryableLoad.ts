/** Something that a part of the page needs, such as its code or its texts. */
export interface RetryableLoad<Value> {
  /** Loads it, or joins the attempt that is running. Rejects if it cannot be loaded; the next call tries again. */
  readonly load: () => Promise<Value>;
  /** Resolves with the first attempt that succeeds. A failed attempt leaves it pending. */
  readonly loaded: Promise<Value>;
}

/** Makes a function that loads something retryable. */
export function retryableLoad<Value>(loadOnce: () => Promise<Value>): RetryableLoad<Value> {
  let succeed: (value: Value) => void = () => {};
  const loaded = new Promise<Value>((resolve) => {
    succeed = resolve;
  });
  let attempt: Promise<Value> | null = null;
  async function loadAndReport(): Promise<Value> {
    try {
      const value = await loadOnce();
      succeed(value);
      return value;
    } catch (cause) {
      attempt = null;
      throw cause;
    }
  }
  return { load: () => (attempt ??= loadAndReport()), loaded };
}
