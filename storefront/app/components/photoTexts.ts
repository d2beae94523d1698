/** The texts of a field for the photo of a prescription, except why it did not arrive. */
export const photoTexts = {
  about: "photo.about",
  sending: "photo.sending",
  retry: "photo.retry",
  remove: "photo.remove",
} as const;

/** What is wrong with a photo of a prescription that is not sent. */
export const photoProblemTexts = {
  "wrong-type": "photo.wrongType",
  damaged: "photo.damaged",
  "too-large": "photo.tooLarge",
  offline: "photo.offline",
} as const;
