/** A file of text that is attached to a mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}
