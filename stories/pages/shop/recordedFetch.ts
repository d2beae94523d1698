import { type Recording, replayOf } from "./recording.ts";

const recordings = import.meta.glob<Recording>("../answers/*.json", { import: "default" });

/** The page is being recorded: it is answered by a platform behind the network. */
const isRecording = new URLSearchParams(location.search).get("record") === "true";

/** Answers the pages of one story as they were recorded. The toolbar's network goes before that. */
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
      : Response.json({ code: 500, result: "This story has no such answer: record it." }, { status: 500 });
  };
}
