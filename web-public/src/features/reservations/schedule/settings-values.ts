import type { BookingSettings } from '@prostora/api-client';
import { BOOKING } from '@prostora/contracts';
import { fieldError, missing } from '@prostora/strings/cs/errors.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { parseNumber, toNumberText } from '../../../lib/space-numbers.ts';

const texts = reservations.settings;

/** Minutes per unit of the form. */
export const UNIT_MINUTES = { minutes: 1, hours: 60, days: 1440 } as const;
export type Unit = keyof typeof UNIT_MINUTES;
export const UNITS = ['minutes', 'hours', 'days'] as const satisfies readonly Unit[];

/** Durations among the settings with their limits of the API, in minutes. */
export const DURATIONS = {
  buffer_before: { least: 0, most: BOOKING.maxBufferMinutes },
  buffer_after: { least: 0, most: BOOKING.maxBufferMinutes },
  notice_hours: { least: 0, most: BOOKING.maxNoticeHours * 60 },
  shortest_minutes: { least: 1, most: BOOKING.maxDays * UNIT_MINUTES.days },
  longest_minutes: { least: 1, most: BOOKING.maxDays * UNIT_MINUTES.days },
} as const;
export type DurationName = keyof typeof DURATIONS;
type UnitName = `${DurationName}_unit`;

export type SettingsValues = Record<DurationName, string> &
  Record<UnitName, Unit> & { instant_booking: boolean; only_in_windows: boolean };

const toUnitField = (name: DurationName): UnitName => `${name}_unit`;

/** The largest unit in which the minutes are a whole number. */
function pickUnit(minutes: number, least: Unit): Unit {
  if (minutes === 0) return least;
  return minutes % UNIT_MINUTES.days === 0
    ? 'days'
    : minutes % UNIT_MINUTES.hours === 0
      ? 'hours'
      : 'minutes';
}

const DURATION_NAMES = Object.keys(DURATIONS) as DurationName[];
/** Minutes per unit of a setting in the API: notice is in hours. */
const minutesPerApiUnit = (name: DurationName): number => (name === 'notice_hours' ? UNIT_MINUTES.hours : 1);

/** Form values of the settings. */
export function toSettingsValues(settings: BookingSettings): SettingsValues {
  const parts = DURATION_NAMES.flatMap((name) => {
    const minutes = settings[name] * minutesPerApiUnit(name);
    const unit = pickUnit(minutes, name === 'notice_hours' ? 'hours' : 'minutes');
    return [
      [name, toNumberText(minutes / UNIT_MINUTES[unit])],
      [toUnitField(name), unit],
    ] as const;
  });
  return {
    ...(Object.fromEntries(parts) as Record<DurationName, string> & Record<UnitName, Unit>),
    instant_booking: settings.instant_booking,
    only_in_windows: settings.only_in_windows,
  };
}

/** Duration of a field in minutes; NaN when invalid. */
export const parseMinutes = (values: SettingsValues, name: DurationName): number =>
  (parseNumber(values[name]) ?? Number.NaN) * UNIT_MINUTES[values[toUnitField(name)]];

export const toSettings = (values: SettingsValues): BookingSettings => ({
  ...(Object.fromEntries(
    DURATION_NAMES.map((name) => [name, parseMinutes(values, name) / minutesPerApiUnit(name)]),
  ) as Record<DurationName, number>),
  instant_booking: values.instant_booking,
  only_in_windows: values.only_in_windows,
});

/** Creates the validation rule of a duration. */
export const createDurationValidator =
  (name: DurationName) =>
  (text: string, values: SettingsValues): string | true => {
    const { least, most } = DURATIONS[name];
    const minutes = parseMinutes(values, name);
    if (text.trim() === '') return missing.minutes;
    if (Number.isNaN(minutes)) return fieldError('number');
    if (!Number.isInteger(minutes / minutesPerApiUnit(name)))
      return name === 'notice_hours' ? texts.wholeHours : fieldError('integer');
    if (minutes < least || minutes > most) return least === 0 ? texts.most(most) : texts.range(least, most);
    return name !== 'longest_minutes' || !(parseMinutes(values, 'shortest_minutes') > minutes) || texts.order;
  };
