import { preview } from "vite";

/** Serves a built Storybook on a free local port, with headers that let a browser cache its files. */
export async function serve(folder: string) {
  const server = await preview({
    configFile: false,
    logLevel: "error",
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port: 0, headers: { "cache-control": "public, max-age=3600" } },
    appType: "mpa",
  });
  const address = server.httpServer.address();
  if (typeof address !== "object" || !address) throw new Error("The Storybook server has no port.");
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
