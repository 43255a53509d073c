/** sessionStorage key of the session in which an operator acts as a user in the tab. */
export const ACTING_KEY = 'prostora.acting';
