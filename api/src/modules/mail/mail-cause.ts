/** Stands in the log instead of an address that was forgotten. */
export const FORGOTTEN_ADDRESS = 'smazano';

/** How causes of mails about one account begin. */
export const causePrefix = (userId: number): string => `account-${userId}-`;

/** Cause of a mail about a person's account; by it the log finds the person's mails even after the address has changed. */
export const accountCause = (userId: number, what: string): string => `${causePrefix(userId)}${what}`;
