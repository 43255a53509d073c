/** Texts of conversations that the API stores. */
export const conversationApi = {
  withoutText: '(bez textu)',
  /** Ends a text that was too long. */
  shortened: '… (zkráceno)',
} as const;
