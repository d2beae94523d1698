// Requests one address repeatedly in a separate thread, so that the main thread measures only the server's CPU time.
import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { url, headers } = workerData as { url: string; headers: Record<string, string> };
const connections = 8;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

const sendRequest = () =>
  new Promise<void>((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      response.resume();
      response.on("end", resolve);
    });
    request.on("error", reject);
  });

parentPort?.on("message", async (rounds: number) => {
  const useConnection = async () => {
    for (let done = 0; done < rounds / connections; done++) await sendRequest();
  };
  await Promise.all(Array.from({ length: connections }, useConnection));
  parentPort?.postMessage("done", []);
});
