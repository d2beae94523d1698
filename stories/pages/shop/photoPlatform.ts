/** A platform that takes the pieces of files, and refuses the next ones while `isDown`. */
export function createPhotoPlatform() {
  const state = { isDown: false, pieces: 0, removed: 0 };
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/api/prescription/photo"))
      return Response.json({ code: 404, result: null }, { status: 404 });
    if (state.isDown) return Response.json({ code: 500, result: "Something went wrong." }, { status: 500 });
    if (pathname.endsWith("/delete")) state.removed++;
    else state.pieces++;
    return Response.json({ code: 200, result: { is_complete: true } });
  };
  return { state, fetch };
}

/** A PDF of a few bytes. */
export const pdf = (name: string): File => new File(["%PDF-1.7\n%%EOF\n"], name, { type: "application/pdf" });
