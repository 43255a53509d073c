import type { CreatedReservationAnswer } from '@prostora/api-client';
import type { Client } from 'pg';
import {
  hashEmail,
  CONFIRMED_EMAILS_COOKIE,
  ConfirmedEmailCookie,
} from '../../api/src/modules/reservations/guest-access/confirmed-email-cookie-store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A booking of a guest; its idempotency key and e-mail address are unique. */
export type BookingRequest = {
  key: string;
  email: string;
  space_id: number;
  start_datetime: string;
  end_datetime: string;
  /** Cookie of a browser with a confirmed e-mail address. */
  cookie?: string;
};
/** A response of the API. */
export type Reply = { status: number; text: string };

/** Requests that do not overlap: each has its own day in its space. */
export function buildBookingRequests(
  spaceIds: readonly number[],
  count: number,
  name: string,
  firstDay = 40,
): BookingRequest[] {
  const midnight = Math.floor(Date.now() / DAY) * DAY;
  return Array.from({ length: count }, (_, n) => {
    const start = midnight + (firstDay + Math.floor(n / spaceIds.length)) * DAY + 10 * HOUR;
    return {
      key: `${name}-${n}`,
      email: `${name}-${n}@prostora.test`,
      space_id: spaceIds[n % spaceIds.length] ?? 0,
      start_datetime: new Date(start).toISOString(),
      end_datetime: new Date(start + 2 * HOUR).toISOString(),
    };
  });
}

/**
 * The requests with the cookie of a confirmed e-mail address.
 * @param secret `JWT_SECRET` of the server
 */
export function withConfirmedEmail(requests: readonly BookingRequest[], secret: string): BookingRequest[] {
  const emailCookie = new ConfirmedEmailCookie([secret]);
  return requests.map((request) => ({
    ...request,
    cookie: `${CONFIRMED_EMAILS_COOKIE}=${emailCookie.toValue([[hashEmail(request.email), Date.now() + DAY]])}`,
  }));
}

/** Sends the request once; null without a response. */
export async function book(
  base: string,
  { key, email, cookie, ...slot }: BookingRequest,
  signal?: AbortSignal,
): Promise<Reply | null> {
  const body = {
    ...slot,
    customer_name: 'Jana Nová',
    customer_email: email,
    customer_phone: '+420777123456',
    number_of_guests: 2,
    terms_accepted: true,
  };
  try {
    const response = await fetch(`${base}/api/reservations`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(cookie !== undefined && { cookie }),
      },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

/**
 * Repeats the request with its key until the response is final: not without a response, during the first call
 * (409 IDEMPOTENCY_PENDING) or while the service is unavailable (503).
 */
export async function bookUntilFinal(
  base: string,
  request: BookingRequest,
  withinMs: number,
): Promise<Reply> {
  for (const end = Date.now() + withinMs; ;) {
    const reply = await book(base, request);
    const isFinal =
      reply !== null &&
      reply.status !== 503 &&
      !(reply.status === 409 && reply.text.includes('IDEMPOTENCY_PENDING'));
    if (isFinal || Date.now() > end) return reply ?? { status: 0, text: 'no answer' };
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
}

/** Id of the reservation in a response. */
export const parseReservationId = ({ text }: Reply): number =>
  (JSON.parse(text) as CreatedReservationAnswer).reservation.id;

/** Creates published spaces without reservations for an owner. */
export async function addSpaces(client: Client, ownerEmail: string, count: number): Promise<number[]> {
  const {
    rows: [owner],
  } = await client.query<{ id: number }>(
    `insert into app_user (email, name, password_hash, roles, email_confirmed_at) values ($1, 'Majitel', 'x', '{ROLE_USER,ROLE_CUSTOMER}', now()) returning id`,
    [ownerEmail],
  );
  const {
    rows: [customer],
  } = await client.query<{ id: number }>(
    `insert into customer (user_id, name) values ($1, 'Sály s. r. o.') returning id`,
    [owner?.id],
  );
  const {
    rows: [building],
  } = await client.query<{ id: number }>(
    `insert into building (customer_id, name, slug, city) values ($1, 'Dům poruch', 'dum-poruch', 'Brno') returning id`,
    [customer?.id],
  );
  const { rows } = await client.query<{ id: number }>(
    `insert into space (building_id, name, slug, status, capacity, published_at) select $1, 'Sál ' || n, 'sal-' || n, 'PUBLISHED', 100, now() from generate_series(1, $2::int) n returning id`,
    [building?.id, count],
  );
  return rows.map(({ id }) => id);
}
