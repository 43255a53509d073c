/** Name in a tab's session storage of the session in which an operator acts as a user in that tab. */
export const ACTING_KEY = 'prostora.acting';
