import { addDays } from '@prostora/contracts';
import type { Space } from '../src/modules/spaces/index.ts';
import { MONDAY, openSession, type AccessFixtures } from './access-matrix.fixtures.ts';
import type { TestApp } from './app.ts';
import { BookingCalls, slotOn, type Headers, type SlotInput } from './bookings.ts';

/** Private texts of the owner's book, each unlike any other text. */
export const MARKERS = {
  name: 'Vratislavka Zkoumalova',
  phone: '777424242',
  email: 'host-knihy@host.example',
  title: 'Svatba u Pampelišek',
  ownerNote: 'Záloha od tchána',
  staffNote: 'Klíče pod květináčem',
  guestNotes: 'Babička na vozíku',
  price: '8765432',
  blockReason: 'Oprava trezoru',
  seasonName: 'Léto u Zubaře',
  waitingName: 'Čekanka Nedočkavá',
  waitingPhone: '606313131',
  waitingEmail: 'ceka-na-sal@host.example',
  hostMessage: 'Raději až po pohřbu',
  guestWish: 'Přišla o hlas',
  declineReason: 'Minule rozbili klavír',
  memberName: 'Bohdanka Výtečná',
  memberEmail: 'vytecna-spravkyne@host.example',
  invitedEmail: 'pozvany-domovnik@host.example',
} as const;
export type Marker = keyof typeof MARKERS;

/** Slots are planted from the third day after it; earlier days have those of the fixtures. */
export const FIRST_DAY = addDays(MONDAY, 7);

/** Shown at the door, because the owner ticked it. */
export const DOOR_TITLE = 'Ples hasičů';
const PRICE = Number(MARKERS.price);

/** Lower case without marks and white space, as phones and prices are written in several ways. */
const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase();
const NEEDLES = Object.entries(MARKERS).map(([marker, text]) => [marker as Marker, normalize(text)] as const);

/** Markers that a text contains. */
export function findMarkers(text: string): Marker[] {
  const normalized = normalize(text);
  return NEEDLES.flatMap(([marker, needle]) => (normalized.includes(needle) ? [marker] : []));
}

/** What was planted: slots that are held, and reservations in all states. */
export type PlantedBook = {
  owner: Headers;
  /** Another published space of the owner. */
  second: Space;
  slots: readonly SlotInput[];
  reservations: readonly { id: number }[];
  /** An own booking, a reservation with a proposal and a declined one. */
  named: readonly number[];
  blocks: readonly { id: number; groupId: string }[];
  seriesId: number;
  waitingIds: readonly number[];
};

type Answer = { reservations: PlantedReservation[]; series_id: number | null };
type PlantedReservation = { id: number; sequence: number; guest_url: string | null };
const GUEST = {
  customer_name: MARKERS.name,
  customer_phone: MARKERS.phone,
  number_of_guests: 10,
};
const NOTES = { title: MARKERS.title, owner_note: MARKERS.ownerNote, staff_note: MARKERS.staffNote };
const slot = (day: number): SlotInput => slotOn(addDays(FIRST_DAY, day), 8, 20);

/** Writes the markers through the routes of the owner and of guests. */
export class BookPlanter {
  private readonly calls: BookingCalls;

  constructor(
    private readonly test: TestApp,
    private readonly fixtures: AccessFixtures,
  ) {
    this.calls = new BookingCalls(test);
  }

  async plant(): Promise<PlantedBook> {
    const { users, published, building, customer } = this.fixtures;
    const { authorization } = await openSession(this.test, users.owner);
    const owner = { authorization };
    const second = await this.test.make.space({ building });
    const user = await this.test.make.user({ name: MARKERS.memberName, email: MARKERS.memberEmail });
    await this.test.make.member({ customer, user, role: 'spravce' });
    const { own, seriesId } = await this.plantOwnBookings(owner, published, second);
    const guests = await this.plantGuestBookings(owner, published);
    for (const { id } of own)
      await this.call('PUT', `reservations/${id}/assignee`, owner, { user_id: user.id });
    return {
      owner,
      second,
      seriesId,
      slots: Array.from({ length: 11 }, (_slot, day) => slot(day + 3)),
      reservations: [...own, ...guests],
      named: [own[0], guests[0], guests[2]].map((reservation) => reservation?.id ?? 0),
      blocks: await this.plantBlocks(owner, published, second),
      waitingIds: await this.plantWaiting(owner, published),
    };
  }

  /** A booking, an option of two spaces, a series of which the guest is notified, and one whose title the door shows. */
  private async plantOwnBookings(
    owner: Headers,
    first: Space,
    second: Space,
  ): Promise<{ own: PlantedReservation[]; seriesId: number }> {
    const rooms = (spaces: readonly Space[]): object => ({
      rooms: spaces.map(({ id }) => ({ space_id: id, price: PRICE })),
    });
    const repeat = { weekdays: [1, 2, 3, 4, 5, 6, 7], until: addDays(FIRST_DAY, 6) };
    const notified = { customer_email: MARKERS.email, tell_guest: true };
    const door = { title: DOOR_TITLE, title_public: true };
    const book = (body: object): Promise<Answer> =>
      this.call<Answer>('POST', 'reservations/own', owner, { ...GUEST, ...NOTES, ...body });
    const answers = [
      await book({ ...rooms([first]), ...slot(3), status: 'confirmed' }),
      await book({ ...rooms([first, second]), ...slot(4), status: 'option' }),
      await book({ ...rooms([first]), ...slot(5), status: 'confirmed', repeat, ...notified }),
      await book({ ...rooms([first]), ...slot(7), status: 'confirmed', ...door }),
    ];
    const seriesId = answers[2]?.series_id ?? 0;
    const changes = {
      from_day: addDays(FIRST_DAY, 5),
      version: 1,
      staff_note: MARKERS.staffNote,
      title: MARKERS.title,
    };
    await this.call('POST', `series/${seriesId}/changes`, owner, {
      ...changes,
      owner_note: MARKERS.ownerNote,
    });
    return { own: answers.flatMap(({ reservations }) => reservations), seriesId };
  }

  /** Guests' reservations: confirmed with a proposal, with the wish of the guest, and declined. */
  private async plantGuestBookings(owner: Headers, space: Space): Promise<PlantedReservation[]> {
    const guest = { ...GUEST, customer_email: MARKERS.email, notes: MARKERS.guestNotes };
    const book = (day: number): Promise<PlantedReservation> =>
      this.calls.bookSuccessfully(space, slot(day), guest) as Promise<never>;
    const reservations = [await book(8), await book(9), await book(10)];
    const [moved, wished, declined] = reservations as [
      PlantedReservation,
      PlantedReservation,
      PlantedReservation,
    ];
    for (const { id } of [moved, wished]) await this.call('POST', `reservations/${id}/confirm`, owner);
    await this.call('PUT', `reservations/${wished.id}/note`, owner, { owner_note: MARKERS.ownerNote });
    await this.change(moved.id, owner, NOTES);
    const change = { ...slot(11), price: PRICE, message: MARKERS.hostMessage };
    await this.change(moved.id, owner, change);
    const token = wished.guest_url?.split('#token=').at(-1);
    const wish = { token, sequence: 1, ...slot(12), message: MARKERS.guestWish };
    await this.call('POST', `reservations/${wished.id}/guest/changes`, {}, wish);
    const refusal = { reason: MARKERS.declineReason, cancel_code: 'other' };
    await this.call('DELETE', `reservations/${declined.id}`, owner, refusal);
    return reservations;
  }

  private async change(id: number, owner: Headers, body: object): Promise<unknown> {
    const answer = await this.calls.send('GET', `reservations/${id}`, owner);
    const { sequence } = answer.json<{ reservation: PlantedReservation }>().reservation;
    return this.call('POST', `reservations/${id}/changes`, owner, { sequence, ...body });
  }

  /** A block, blocks of two spaces, a season without hours, and an invitation to the team. */
  private async plantBlocks(
    owner: Headers,
    first: Space,
    second: Space,
  ): Promise<{ id: number; groupId: string }[]> {
    const reason = MARKERS.blockReason;
    await this.call('POST', 'blocked-slots', owner, { space_id: first.id, ...slot(13), reason });
    const space_ids = [first.id, second.id];
    const { blocked_slots, group_id } = await this.call<{
      blocked_slots: { id: number }[];
      group_id: string;
    }>('POST', 'blocked-slots/bulk', owner, { space_ids, ...slot(10), reason });
    const days = { from: addDays(FIRST_DAY, 15), until: addDays(FIRST_DAY, 18) };
    const season = { space_ids, name: MARKERS.seasonName, ...days, hours: [] };
    await this.call('POST', 'availability/seasons', owner, season);
    const invitation = { email: MARKERS.invitedEmail, role: 'domovnik', space_ids: null };
    await this.call('POST', 'team/invitations', owner, invitation);
    return blocked_slots.map(({ id }) => ({ id, groupId: group_id }));
  }

  /** A person whom the owner noted by phone, and one who joined by themselves. */
  private async plantWaiting(owner: Headers, space: Space): Promise<number[]> {
    const person = { space_id: space.id, name: MARKERS.waitingName, guests: 10 };
    const byPhone = { ...person, ...slot(3), phone: MARKERS.waitingPhone };
    const byMail = { ...person, ...slot(8), email: MARKERS.waitingEmail };
    const browser = this.calls.confirmedBrowser(MARKERS.waitingEmail);
    const entries = [
      await this.call<{ entry: { id: number } }>('POST', 'waitlist/own', owner, byPhone),
      await this.call<{ entry: { id: number } }>('POST', 'waitlist', browser, byMail),
    ];
    return entries.map(({ entry }) => entry.id);
  }

  private async call<Body>(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    headers: Headers,
    body?: object,
  ): Promise<Body> {
    const answer = await this.calls.send(method, url, headers, body);
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json<Body>();
  }
}
