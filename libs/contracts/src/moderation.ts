/** What a block concerns; `sender`: network and browser of the sender. */
export const SENDER_BLOCK_KINDS = ['email', 'domain', 'sender'] as const;
export type SenderBlockKind = (typeof SENDER_BLOCK_KINDS)[number];
