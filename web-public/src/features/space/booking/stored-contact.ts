import type { BookingValues } from './booking-values.ts';

const KEY = 'prostora.booking-contact';
const CONTACT_FIELDS = ['customer_name', 'customer_email', 'customer_phone'] as const;
type Contact = Pick<BookingValues, (typeof CONTACT_FIELDS)[number]>;

/** Contact of a previous booking in this tab; empty when storage is unavailable. */
export function readStoredContact(): Partial<Contact> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      CONTACT_FIELDS.flatMap((name) => {
        const value: unknown = Reflect.get(stored, name);
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Stores the contact for further bookings in this tab. */
export function storeContact(values: Contact): void {
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(CONTACT_FIELDS.map((name) => [name, values[name]]))),
    );
  } catch {
    // Storage is unavailable: booking works without it.
  }
}
