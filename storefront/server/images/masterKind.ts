/** What masters may be, in the order in which they are looked for. */
export const masterKinds = ["avif", "png", "jpg"] as const;
export type MasterKind = (typeof masterKinds)[number];

const begins = (bytes: Uint8Array, at: number, expected: readonly number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte);

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const signatures: Readonly<Record<MasterKind, (bytes: Uint8Array) => boolean>> = {
  avif: (bytes) => begins(bytes, 4, letters("ftypavif")),
  png: (bytes) => begins(bytes, 0, [0x89, ...letters("PNG\r\n"), 0x1a, 0x0a]),
  jpg: (bytes) => begins(bytes, 0, [0xff, 0xd8, 0xff]),
};

/** Whether a file begins as its kind does. Of what does not, no decoder ever sees a byte. */
export const isKind = (bytes: Uint8Array, kind: MasterKind): boolean => signatures[kind](bytes);
