/** How the world outside answers a story: as it is, two seconds late, or not at all. */
export type Network = "online" | "slow" | "offline";

const slowness = 2000;
const windowFetch = window.fetch.bind(window);
let network: Network = "online";

/** Storybook's own list of stories is no business of a story's network. */
const isOfStorybook = (request: Request) => new URL(request.url).pathname.endsWith("/index.json");

const passed = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (isOfStorybook(request)) return windowFetch(request);
  request.signal.throwIfAborted();
  // What a browser says when there is no network, word for word.
  if (network === "offline") throw new TypeError("Failed to fetch");
  if (network === "slow") await passed(slowness, request.signal);
  return windowFetch(request);
}

/** From now on components see the network that the toolbar asks for: in `navigator.onLine`, its events and `fetch`. */
export function takeOverNetwork() {
  window.fetch = (input, init) => (network === "online" ? windowFetch(input, init) : answer(input, init));
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => network !== "offline" });
}

/** Tells components of the change as a browser does, on the window. */
export function setNetwork(next: Network) {
  if (next === network) return;
  const wasOnline = navigator.onLine;
  network = next;
  if (navigator.onLine !== wasOnline) window.dispatchEvent(new Event(navigator.onLine ? "online" : "offline"));
}
