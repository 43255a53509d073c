export const PRIVACY_REQUEST_KINDS = ['export', 'erasure'] as const;
export type PrivacyRequestKind = (typeof PRIVACY_REQUEST_KINDS)[number];

/** How a person asks for their data. */
export const PRIVACY_CHANNELS = ['mail', 'phone', 'post', 'person'] as const;
export type PrivacyChannel = (typeof PRIVACY_CHANNELS)[number];

/** `lapsed`: nobody proved the request in time. */
export const PRIVACY_REQUEST_STATES = ['waiting', 'proved', 'done', 'lapsed'] as const;
export type PrivacyRequestState = (typeof PRIVACY_REQUEST_STATES)[number];
