/** Value of anonymized addresses in the mail log. */
export const ANONYMIZED_ADDRESS = 'smazano';

/** Prefix of the keys of mails about an account. */
export const accountMailKeyPrefix = (userId: number): string => `account-${userId}-`;

/** Key of a mail about an account. Identifies the mails of a user even after a change of the address. */
export const accountMailKey = (userId: number, what: string): string =>
  `${accountMailKeyPrefix(userId)}${what}`;
