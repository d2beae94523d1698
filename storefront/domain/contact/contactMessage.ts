/** What a message to the shop may be about, in the order in which it is offered. */
export const contactTopics = ["order", "delivery", "return", "product", "salon", "franchise", "other"] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** A message to the shop. */
export interface ContactMessage {
  readonly topic: ContactTopic;
  readonly name: string;
  readonly email: string;
  /** Null if the message is about no order. */
  readonly orderNumber: string | null;
  /** In E.164 format; null if the sender wants an answer by e-mail only. */
  readonly phone: string | null;
  readonly text: string;
}

/** A message as it is typed. An empty text is a missing one. */
export type TypedMessage = Readonly<Record<keyof ContactMessage, string>>;

/** What is wrong with a message. */
export interface ContactErrors {
  readonly topic?: "required" | undefined;
  readonly name?: "required" | "invalid" | undefined;
  readonly email?: "required" | "invalid" | undefined;
  readonly orderNumber?: "invalid" | undefined;
  readonly phone?: "invalid" | undefined;
  readonly text?: "required" | "too-long" | undefined;
}

/** The longest text of a message. */
export const maximumMessage = 3000;
