import { addDays } from '@prostora/contracts';
import { withDatabase } from './chaos-environment.ts';

/** Account of the demo's cultural centre. */
const OWNER = { username: 'kulturak@prostora.test', password: 'Kulturak1234' };
/** Days from today without entries of the demo. */
const FIRST_DAY = 210;
const GUEST_NAME = 'Zkusebni Host';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Reply = { status: number; text: string };

/** Requests of a signed-in account. */
export class SignedInClient {
  private readonly base: string;
  private readonly authorization: string;

  private constructor(base: string, authorization: string) {
    this.base = base;
    this.authorization = authorization;
  }

  static async open(base: string, account: object = OWNER): Promise<SignedInClient> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${base}/api/auth/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify(account),
    });
    const { token } = (await response.json()) as { token?: string };
    return new SignedInClient(base, `Bearer ${token}`);
  }

  async send(method: Method, path: string, body?: object): Promise<Reply> {
    const response = await fetch(`${this.base}/api/${path}`, {
      method,
      headers: {
        authorization: this.authorization,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }

  /** @throws Error unless the status is 2xx */
  async call<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
    const { status, text } = await this.send(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as Answer;
  }
}

type Reservations = { reservations: { id: number; sequence: number }[] };
type Slot = { start_datetime: string; end_datetime: string };

/** Records that only the owner's own book makes. */
export type OwnerBook = {
  spaces: readonly number[];
  /** Confirmed, without an e-mail address. */
  booking: number;
  bookingSlot: Slot;
  /** Options of two spaces, without an e-mail address. */
  options: readonly number[];
  series: readonly number[];
  /** A confirmed reservation with an open proposal, and the slot of the proposal. */
  proposed: number;
  proposedSlot: Slot;
  blockedSlot: Slot;
  waiting: number;
  freeSlot: Slot;
  all: readonly number[];
};

const slotOn = (day: number, from = '12:00', until = '18:00'): Slot => {
  const date = addDays(new Date().toISOString().slice(0, 10), FIRST_DAY + day);
  return { start_datetime: `${date}T${from}`, end_datetime: `${date}T${until}` };
};

/** Published spaces of the owner that share no floor area. */
const listSpaces = (databaseUrl: string): Promise<number[]> =>
  withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `select s.id from space s join building b on b.id = s.building_id join customer c on c.id = b.customer_id
       join app_user u on u.id = c.user_id where u.email = $1 and s.status = 'PUBLISHED'
       and not exists (select from space_overlap o where s.id in (o.space_id, o.other_id)) order by s.id limit 4`,
      [OWNER.username],
    );
    return rows.map(({ id }) => id);
  });

/** Fills the book of the owner through the API of this release. */
export async function fillOwnerBook(base: string, databaseUrl: string): Promise<OwnerBook> {
  const owner = await SignedInClient.open(base);
  const spaces = await listSpaces(databaseUrl);
  const [first = 0, second = 0, third = 0, fourth = 0] = spaces;
  const book = async (rooms: readonly number[], slot: Slot, more: object = {}): Promise<number[]> => {
    const { reservations } = await owner.call<Reservations>('POST', 'reservations/own', {
      rooms: rooms.map((space_id) => ({ space_id, price: 4500 })),
      ...slot,
      customer_name: GUEST_NAME,
      customer_phone: '777 123 456',
      number_of_guests: 20,
      title: 'Svatba',
      owner_note: 'zaloha 5 000',
      staff_note: 'klice u baru',
      status: 'confirmed',
      ...more,
    });
    return reservations.map(({ id }) => id);
  };
  const bookingSlot = slotOn(0);
  const [booking = 0] = await book([first], bookingSlot);
  const options = await book([second, third], slotOn(0), { status: 'option' });
  const repeat = { weekdays: [1, 2, 3, 4, 5, 6, 7], until: slotOn(4).start_datetime.slice(0, 10) };
  const series = await book([fourth], slotOn(0), { repeat });
  const [proposed = 0] = await book([first], slotOn(1), { customer_email: 'navrh@prostora.test' });
  const proposedSlot = slotOn(2);
  const { sequence } = (
    await owner.call<{ reservation: { sequence: number } }>('GET', `reservations/${proposed}`)
  ).reservation;
  await owner.call('POST', `reservations/${proposed}/changes`, { sequence, ...proposedSlot });
  const [cancelled = 0] = await book([second], slotOn(1), { tell_guest: false });
  await owner.call('DELETE', `reservations/${cancelled}`, { reason: 'Havarie vody', cancel_code: 'other' });
  const blockedSlot = slotOn(3);
  const block = { ...blockedSlot, space_ids: [first, second], reason: 'Malovani' };
  await owner.call('POST', 'blocked-slots/bulk', block);
  const waiting = { space_id: first, ...bookingSlot, name: GUEST_NAME, phone: '777 123 457' };
  const { entry } = await owner.call<{ entry: { id: number } }>('POST', 'waitlist/own', waiting);
  const hours = [{ weekdays: [6], from: '09:00', to: '22:00', price_per_hour: 500 }];
  const season = { name: 'Leto', from: '2028-07-01', until: '2028-08-31', space_ids: [third], hours };
  await owner.call('POST', 'availability/seasons', season);
  await owner.call('POST', 'calendars/export', { detail: 'private' });
  const invitation = { email: 'domovnik@prostora.test', role: 'domovnik', space_ids: [first] };
  await owner.call('POST', 'team/invitations', invitation);
  return {
    ...{ spaces, booking, bookingSlot, options, series, proposed, proposedSlot, blockedSlot },
    waiting: entry.id,
    freeSlot: slotOn(6),
    all: [booking, ...options, ...series, proposed, cancelled],
  };
}
