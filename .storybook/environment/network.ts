/** The network of a story. `slow`: every answer is two seconds late. */
export type Network = "online" | "slow" | "offline";

/** Milliseconds. */
const slowDelay = 2000;
const windowFetch = window.fetch.bind(window);
let network: Network = "online";

/** Storybook's own request for its list of stories is not affected. */
const isFromStorybook = (request: Request) => new URL(request.url).pathname.endsWith("/index.json");

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (isFromStorybook(request)) return windowFetch(request);
  request.signal.throwIfAborted();
  // The error that browsers throw without a network.
  if (network === "offline") throw new TypeError("Failed to fetch");
  if (network === "slow") await wait(slowDelay, request.signal);
  return windowFetch(request);
}

/** Makes the toolbar decide about the network that components see: `navigator.onLine`, its events and `fetch`. */
export function installNetworkOverride() {
  window.fetch = (input, init) => (network === "online" ? windowFetch(input, init) : answer(input, init));
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => network !== "offline" });
}

/** Changes the network, and dispatches the browser's `online` and `offline` events. */
export function setNetwork(next: Network) {
  if (next === network) return;
  const wasOnline = navigator.onLine;
  network = next;
  if (navigator.onLine !== wasOnline) window.dispatchEvent(new Event(navigator.onLine ? "online" : "offline"));
}
