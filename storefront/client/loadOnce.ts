/**
 * Returns a function that loads a value once. Calls while it is loaded join the attempt; after a failure, the next call
 * loads again.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  async function attempt(): Promise<T> {
    try {
      return await load();
    } catch (error) {
      loading = null;
      throw error;
    }
  }
  return () => (loading ??= attempt());
}
