import { urls } from './urls.ts';

/** URL of a conversation in the portal of the owner. */
export const buildConversationUrl = (id: number): string => `${urls.inquiries}?zprava=${id}`;

/** Limits of conversations between guests and owners. */
export const CONVERSATIONS = {
  body: 5000,
  /** Messages of one side an hour. */
  messagesPerHour: 60,
  cannedTitle: 80,
  /** Prepared replies of a customer. */
  cannedReplies: 100,
} as const;
