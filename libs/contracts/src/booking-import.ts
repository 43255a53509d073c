/** Limits of the import of bookings that an owner has kept elsewhere. */
export const BOOKING_IMPORT = {
  rows: 10_000,
  columns: 40,
  bytes: 5 * 1024 * 1024,
  /** Events of a calendar; recurring ones are expanded as far ahead as can be booked. */
  events: 5000,
  /** Hours within which a whole import can be undone. */
  undoHours: 24,
  /** Characters of a cell that are read. */
  cell: 2000,
} as const;

/** What a column of the file holds. */
export const IMPORT_FIELDS = [
  'day',
  'start',
  'end',
  'duration',
  'space',
  'name',
  'title',
  'phone',
  'email',
  'guests',
  'price',
  'status',
  'note',
  'reference',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/**
 * `known`: already in the book; `changed`: imported before at another time; `clash`: its time is taken; `skipped`:
 * cancelled in the file.
 */
export const IMPORT_ROW_STATES = ['new', 'known', 'changed', 'clash', 'skipped', 'error'] as const;
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];

export const IMPORT_FORMATS = ['csv', 'xlsx', 'ics'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** Why a row cannot be read. */
export const IMPORT_PROBLEMS = [
  'dayMissing',
  'yearMissing',
  'dateUnclear',
  'timeMissing',
  'timeUnclear',
  'timeSkipped',
  'endMissing',
  'endBeforeStart',
  'durationUnclear',
  'tooLong',
  'longPast',
  'tooFar',
  'spaceMissing',
  'spaceUnknown',
  'nameMissing',
  'nameUnusable',
  'textTooLong',
  'phoneUnclear',
  'emailUnclear',
  'guestsUnclear',
  'priceUnclear',
  'statusUnclear',
  'optionPast',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];
