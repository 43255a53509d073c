/** Path of the logo in mails, which webmail shows on pages of its own. */
export const MAIL_LOGO = '/icon-192.png';
