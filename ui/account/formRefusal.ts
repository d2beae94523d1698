/** What any form that is sent can be answered; `too-often` says from when on it may be sent again. */
export type FormRefusal<Word extends string = never> =
  | {
      /** The server's no, as a word; what was typed stays. Left out while there is none. */
      refused?: Word | "offline" | "failed" | undefined;
      retryAt?: undefined;
    }
  | {
      refused: "too-often";
      /** When the next attempt is possible: ISO 8601, within a day. */
      retryAt: string;
    };

/** What a form that waits for its answer is given. */
export interface SentForm {
  /** It has been sent, and the answer is on its way. @default false */
  pending?: boolean;
  /** Where the clock of `retryAt` is read. @default "Europe/Warsaw" */
  timeZone?: string;
}
