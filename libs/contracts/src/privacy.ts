export const PRIVACY_REQUEST_KINDS = ['export', 'erasure'] as const;
export type PrivacyRequestKind = (typeof PRIVACY_REQUEST_KINDS)[number];

/** How a person asks for their data. */
export const PRIVACY_CHANNELS = ['mail', 'phone', 'post', 'person'] as const;
export type PrivacyChannel = (typeof PRIVACY_CHANNELS)[number];

/** `expired`: the request was not proved in time. */
export const PRIVACY_REQUEST_STATES = ['waiting', 'proved', 'done', 'expired'] as const;
export type PrivacyRequestState = (typeof PRIVACY_REQUEST_STATES)[number];
