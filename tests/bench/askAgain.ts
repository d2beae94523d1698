// Asks for one address again and again, in a thread of its own, so that only the server's part is counted elsewhere.
import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { url, headers } = workerData as { url: string; headers: Record<string, string> };
const lines = 8;
const agent = new Agent({ keepAlive: true, maxSockets: lines });

const ask = () =>
  new Promise<void>((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      response.resume();
      response.on("end", resolve);
    });
    request.on("error", reject);
  });

parentPort?.on("message", async (rounds: number) => {
  const line = async () => {
    for (let done = 0; done < rounds / lines; done++) await ask();
  };
  await Promise.all(Array.from({ length: lines }, line));
  parentPort?.postMessage("done", []);
});
