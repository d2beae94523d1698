import { type Recording, replayOf } from "./recording.ts";

const recordings = import.meta.glob<Recording>("../answers/*.json", { import: "default" });

/** Whether the page is being recorded by `npm run stories:record`, so that a real platform answers it. */
const isRecording = new URLSearchParams(location.search).get("record") === "true";

/** Returns a `fetch` that answers the page of a story with its recording. The toolbar's network applies before. */
export async function recordedFetch(storyId: string, market: string): Promise<(request: Request) => Promise<Response>> {
  if (isRecording) return (request) => window.fetch(request);
  const recording = await recordings[`../answers/${market}.json`]?.();
  const find = replayOf(recording?.visits[storyId] ?? []);
  return async (request) => {
    await window.fetch("data:,");
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const found = find(`${request.method} ${pathname}${search}`, text ? JSON.parse(text) : null);
    return found
      ? Response.json(recording?.answers[found.answer], { status: found.status })
      : Response.json({ code: 500, result: "No recorded answer. Run `npm run stories:record`." }, { status: 500 });
  };
}
