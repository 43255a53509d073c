/** Value of anonymized addresses in the mail log. */
export const FORGOTTEN_ADDRESS = 'smazano';

/** Prefix of the keys of mails about an account. */
export const causePrefix = (userId: number): string => `account-${userId}-`;

/** Key of a mail about an account. Identifies the mails of a user even after a change of the address. */
export const accountCause = (userId: number, what: string): string => `${causePrefix(userId)}${what}`;
