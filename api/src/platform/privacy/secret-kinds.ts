/**
 * Events after which a secret of an account may be known to a person without the right to use it: the removal and the
 * demotion of a member, a password reset, a password change, the end of all sessions, and the erasure.
 */
export const SECRET_EXITS = ['removal', 'demotion', 'reset', 'password', 'sessions', 'erasure'] as const;
export type SecretExit = (typeof SECRET_EXITS)[number];

/** `rotates`: the former secret is invalid, its owner finds another one. */
export type SecretEnd = 'ends' | 'rotates' | 'stays';

export type SecretKind = {
  readonly maker: string;
  /** Page or call that lists it; null for one that is only mailed. */
  readonly list: string | null;
  /** Where its last use is recorded. */
  readonly lastUse: string | null;
  readonly rotation: string;
  /** End without an exit. */
  readonly expiry: string;
  readonly ends: Readonly<Record<SecretExit, SecretEnd>>;
  /** Why it stays after an exit. */
  readonly stays?: string;
  /** What a session that acts as another user gets. */
  readonly impersonated: 'refused' | 'hidden' | 'mailed only';
};

const all = (end: SecretEnd): Record<SecretExit, SecretEnd> => ({
  removal: end,
  demotion: end,
  reset: end,
  password: end,
  sessions: end,
  erasure: end,
});
const GUEST = 'It belongs to the guest, whom the account of an owner does not concern.';

/**
 * Every link, token, feed and code that grants something without a password: who makes it, where it is listed and last
 * used, how it is renewed and what ends it (QUALITY 70). A kind without a probe in `secrets.e2e.spec.ts`, and a key
 * purpose without a kind, fail the tests.
 */
export const SECRET_KINDS = {
  session: {
    maker: 'login',
    list: 'GET /api/account/sessions',
    lastUse: 'auth_session.rotated_at',
    rotation: 'at each renewal',
    expiry: 'idle and total lifetime of the session',
    ends: { ...all('ends'), removal: 'stays', demotion: 'stays' },
    stays: 'Rights in a team are read with each request.',
    impersonated: 'refused',
  },
  'one-time-link': {
    maker: 'registration, change of the address, lost password',
    list: null,
    lastUse: 'one_time_token.used_at',
    rotation: 'a newer link of the purpose',
    expiry: 'one use; an hour to seven days',
    ends: { ...all('ends'), removal: 'stays', demotion: 'stays', sessions: 'stays' },
    stays: 'It proves the mailbox, which neither a team nor a session gives.',
    impersonated: 'mailed only',
  },
  'device-code': {
    maker: 'login of a rate limited account',
    list: null,
    lastUse: 'one_time_token.used_at',
    rotation: 'none',
    expiry: 'one use; an hour',
    ends: { ...all('ends'), removal: 'stays', demotion: 'stays', sessions: 'stays' },
    stays: 'It gives a rate limit, no session.',
    impersonated: 'mailed only',
  },
  'known-device': {
    maker: 'login',
    list: null,
    lastUse: null,
    rotation: 'at each login',
    expiry: 'lifetime of the cookie',
    ends: { ...all('stays'), erasure: 'ends' },
    stays: 'It gives a rate limit, no session.',
    impersonated: 'refused',
  },
  invitation: {
    maker: 'majitel of a team, who sees one link; another one is mailed',
    list: 'GET /api/team',
    lastUse: 'invitation.used_at',
    rotation: 'a newer invitation of the address',
    expiry: 'one use; seven days',
    ends: all('ends'),
    impersonated: 'refused',
  },
  'calendar-export': {
    maker: 'member that may write',
    list: 'GET /api/account/links',
    lastUse: 'calendar_export.read_at',
    rotation: 'POST /api/calendars/export',
    expiry: 'none',
    ends: { ...all('rotates'), reset: 'ends', erasure: 'ends' },
    impersonated: 'hidden',
  },
  'member-calendar': {
    maker: 'member',
    list: 'GET /api/account/links',
    lastUse: 'member_calendar.read_at',
    rotation: 'POST /api/calendars/member',
    expiry: 'the membership',
    ends: { ...all('rotates'), removal: 'ends', reset: 'ends', erasure: 'ends' },
    impersonated: 'hidden',
  },
  'space-edit-link': {
    maker: 'mail about a space',
    list: 'GET /api/account/links',
    lastUse: null,
    rotation: 'each mail',
    expiry: 'seven days',
    ends: all('ends'),
    impersonated: 'mailed only',
  },
  'option-link': {
    maker: 'mail about an option',
    list: 'GET /api/account/links, with the edit links',
    lastUse: null,
    rotation: 'each mail',
    expiry: 'thirty days after the event; it only shows the option',
    ends: all('ends'),
    impersonated: 'mailed only',
  },
  'day-plan-link': {
    maker: 'mail about tomorrow',
    list: null,
    lastUse: null,
    rotation: 'none',
    expiry: 'the account',
    ends: all('stays'),
    stays: 'It ends or starts that mail and shows nothing.',
    impersonated: 'mailed only',
  },
  'recovery-code': {
    maker: 'set-up of a second factor',
    list: 'GET /api/account/second-factor',
    lastUse: 'recovery_code.used_at',
    rotation: 'POST /api/account/second-factor/recovery-codes',
    expiry: 'one use',
    ends: { ...all('stays'), erasure: 'ends' },
    stays: 'It is the second factor, which must outlive a stolen password; it opens nothing alone.',
    impersonated: 'refused',
  },
  'reservation-link': {
    maker: 'mails to the guest; the host for a guest without an address',
    list: 'page of the reservation',
    lastUse: null,
    rotation: 'POST /api/reservations/:id/new-link, a corrected address',
    expiry: 'thirty days after the event',
    ends: all('stays'),
    stays: GUEST,
    impersonated: 'hidden',
  },
  'deal-link': {
    maker: 'mails to the guest of an offer',
    list: null,
    lastUse: null,
    rotation: 'none; it shows the offer, each step is bound by a mailed code',
    expiry: 'thirty days after the offered event',
    ends: all('stays'),
    stays: GUEST,
    impersonated: 'mailed only',
  },
  'waiting-list-link': {
    maker: 'mails to the guest',
    list: null,
    lastUse: null,
    rotation: 'POST /api/waitlist/:id/revoke-link',
    expiry: 'thirty days after the slot',
    ends: all('stays'),
    stays: GUEST,
    impersonated: 'mailed only',
  },
  'inquiry-link': {
    maker: 'demand of a guest',
    list: null,
    lastUse: null,
    rotation: 'none',
    expiry: 'the anonymization of the demand',
    ends: all('stays'),
    stays: GUEST,
    impersonated: 'hidden',
  },
  'saved-search-link': {
    maker: 'mails about a saved search',
    list: null,
    lastUse: null,
    rotation: 'none',
    expiry: 'the search',
    ends: all('stays'),
    stays: 'It pauses or deletes one search of a visitor; the search ends with its owner.',
    impersonated: 'mailed only',
  },
  'selection-link': {
    maker: 'POST /api/selections',
    list: null,
    lastUse: null,
    rotation: 'none',
    expiry: 'the selection, 60 days',
    ends: all('stays'),
    stays: 'It opens one selection of a visitor, which no account owns.',
    impersonated: 'hidden',
  },
  'privacy-request-link': {
    maker: 'request for personal data in the console',
    list: null,
    lastUse: 'privacy_request.proved_at',
    rotation: 'POST /api/admin/privacy/requests/:id/send',
    expiry: 'seven days',
    ends: { ...all('stays'), erasure: 'ends' },
    stays: 'It proves the mailbox, which neither a team nor a session gives.',
    impersonated: 'mailed only',
  },
  'privacy-file-link': {
    maker: 'proof of a request for an export',
    list: null,
    lastUse: 'audit entry privacy-request.download',
    rotation: 'a new request',
    expiry: 'seven days',
    ends: { ...all('stays'), erasure: 'ends' },
    stays: 'It was mailed to the person whose data it gives.',
    impersonated: 'mailed only',
  },
  'mail-refusal': {
    maker: 'mails that an owner causes',
    list: null,
    lastUse: 'mail_recipient.refused_at',
    rotation: 'none',
    expiry: 'the customer',
    ends: all('stays'),
    stays: 'It ends or allows mails of one owner to one person and shows nothing.',
    impersonated: 'mailed only',
  },
  'mailbox-proof': {
    maker: 'request of a guest',
    list: null,
    lastUse: null,
    rotation: 'a newer code',
    expiry: 'thirty minutes; the remembered browser thirty days',
    ends: all('stays'),
    stays: GUEST,
    impersonated: 'mailed only',
  },
  'blog-preview': {
    maker: 'operator',
    list: 'page of the post',
    lastUse: null,
    rotation: 'a revoked preview',
    expiry: 'fourteen days',
    ends: all('stays'),
    stays: 'It shows one text of the site, not an account.',
    impersonated: 'refused',
  },
} as const satisfies Readonly<Record<string, SecretKind>>;
export type SecretKindName = keyof typeof SECRET_KINDS;
