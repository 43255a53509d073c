import type { StaffDay } from '@prostora/api-client';
import { addDays } from '@prostora/contracts';
import { STAFF_DAY_PREFIX } from '@prostora/contracts/staff-day.ts';
import { getToday } from '../../../lib/today.ts';

/** The list as it was last loaded. */
export type StoredDay = { readonly loadedAt: number; readonly staffDay: StaffDay };
/** A press of „Vyřízeno“ or „Vrátit“ that the server has not confirmed. */
export type Mark = { readonly handled: boolean; readonly sequence: number; readonly at: string };
/** By id of the reservation: a later press replaces the former. */
export type Marks = Readonly<Record<string, Mark>>;

/** Marks name no guest: they stay after a sign-out, for the same person. */
const MARKS_PREFIX = 'prostora.staff-marks.';
const MARK_DAYS = 7;

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is unavailable: the page works with a connection only.
  }
}

/** The person whose list the device keeps, for a page that is opened without a connection. */
export function findStoredOwner(): string | null {
  try {
    const key = Object.keys(localStorage).find((name) => name.startsWith(STAFF_DAY_PREFIX));
    const owner = key?.slice(STAFF_DAY_PREFIX.length);
    return owner !== undefined && readDay(owner) !== null ? owner : null;
  } catch {
    return null;
  }
}

/** The stored list; one without a day to come is removed. */
export function readDay(owner: string): StoredDay | null {
  const stored = read<StoredDay>(STAFF_DAY_PREFIX + owner);
  if (stored && addDays(stored.staffDay.day) < getToday()) {
    removeDay(owner);
    return null;
  }
  return stored;
}

/** Stores the list, unless the person has signed out in another tab meanwhile. */
export function saveDay(owner: string, stored: StoredDay): void {
  if (document.cookie.includes('signed_in=')) write(STAFF_DAY_PREFIX + owner, stored);
}

export const removeDay = (owner: string): void => write(STAFF_DAY_PREFIX + owner, null);

export function readMarks(owner: string): Marks {
  const since = new Date();
  since.setDate(since.getDate() - MARK_DAYS);
  const marks = read<Marks>(MARKS_PREFIX + owner) ?? {};
  return Object.fromEntries(Object.entries(marks).filter(([, { at }]) => at > since.toISOString()));
}

const saveMarks = (owner: string, marks: Marks): void =>
  write(MARKS_PREFIX + owner, Object.keys(marks).length > 0 ? marks : null);

export const addMark = (owner: string, id: number, mark: Mark): void =>
  saveMarks(owner, { ...readMarks(owner), [id]: mark });

/** Removes a mark that the server has answered, unless it was pressed again meanwhile. */
export function removeMark(owner: string, id: string, answered: Mark): void {
  const { [id]: present, ...others } = readMarks(owner);
  if (present?.at === answered.at) saveMarks(owner, others);
}
