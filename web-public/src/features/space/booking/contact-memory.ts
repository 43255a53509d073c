import type { BookingValues } from './booking-values.ts';

const KEY = 'prostora.booking-contact';
const NAMES = ['customer_name', 'customer_email', 'customer_phone'] as const;
type Contact = Pick<BookingValues, (typeof NAMES)[number]>;

/** Contact typed in another reservation while this window is open; nothing where the browser keeps nothing. */
export function rememberedContact(): Partial<Contact> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      NAMES.flatMap((name) => {
        const value: unknown = Reflect.get(stored, name);
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Keeps the contact until the window is closed, so that a second reservation needs no typing. */
export function rememberContact(values: Contact): void {
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, values[name]]))),
    );
  } catch {
    // A browser that stores nothing still books.
  }
}
