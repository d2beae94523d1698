import { beforeEach, expect, test, vi } from "vitest";
import { createPhotoSending } from "#app/state/prescription/sendPhoto.ts";
import { ProviderRefusal, ProviderUnreachable } from "#client/failures.ts";
import { readRefusal } from "#contract/wire/refusal.ts";
import { pieceSize } from "#domain/prescriptionPhoto.ts";

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
});

/** A platform that remembers the pieces, and refuses one attempt with an error. */
function platform(failure: { readonly at: number; readonly error: Error } | null = null) {
  const attempts: { readonly index: number; readonly size: number }[] = [];
  const sendPiece = async ({ index, content }: { readonly index: number; readonly content: Uint8Array }) => {
    attempts.push({ index, size: content.length });
    if (failure && attempts.length - 1 === failure.at) throw failure.error;
    return { is_complete: index === 2 };
  };
  return { attempts, client: { prescription: { sendPiece, deletePhoto: async () => true as const } } };
}

const file = new Blob([new Uint8Array(2 * pieceSize + 1)]);
const refusedWith = (problem: string) => new ProviderRefusal(400, readRefusal([{ field: "piece.content", problem }]));

test("sends a photo in pieces and tells how much has arrived", async () => {
  const { client, attempts } = platform();
  const shares: number[] = [];
  await expect(createPhotoSending(client, file).send((share) => shares.push(share))).resolves.toBeNull();
  expect(attempts).toEqual([
    { index: 0, size: pieceSize },
    { index: 1, size: pieceSize },
    { index: 2, size: 1 },
  ]);
  expect(shares).toEqual([1 / 3, 2 / 3, 1]);
});

test("continues where the connection was lost", async () => {
  const { client, attempts } = platform({ at: 1, error: new ProviderUnreachable("offline") });
  const sending = createPhotoSending(client, file);
  await expect(sending.send(() => {})).resolves.toBe("offline");
  await expect(sending.send(() => {})).resolves.toBeNull();
  expect(attempts.map(({ index }) => index)).toEqual([0, 1, 1, 2]);
});

test("begins again when the platform has lost a piece", async () => {
  const { client, attempts } = platform({ at: 2, error: refusedWith("missing") });
  const sending = createPhotoSending(client, file);
  await expect(sending.send(() => {})).resolves.toBe("missing");
  await expect(sending.send(() => {})).resolves.toBeNull();
  expect(attempts.map(({ index }) => index)).toEqual([0, 1, 2, 0, 1, 2]);
});

test("returns the problem that the platform found", async () => {
  const { client } = platform({ at: 2, error: refusedWith("damaged") });
  await expect(createPhotoSending(client, file).send(() => {})).resolves.toBe("damaged");
});

test("sends nothing more after it was stopped", async () => {
  const { client, attempts } = platform();
  const sending = createPhotoSending(client, file);
  await sending.send((share) => {
    if (share < 0.5) sending.stop();
  });
  expect(attempts).toHaveLength(1);
});
