import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, fromPragueWallTime, HOUR_MS } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BookingCalls, COLLISIONS_QUERY, slotOn, type Headers } from '../../../test/bookings.ts';
import { multipart } from '../../../test/fixtures/multipart.ts';
import { AuditEntry } from '../audit/index.ts';
import { BlockedSlot } from '../availability/index.ts';
import { MailLog } from '../mail/index.ts';
import { Reservation } from '../reservations/index.ts';
import type { Space } from '../spaces/index.ts';
import type { BookingImportDto, ImportPreviewDto, ImportRowDto } from './booking-import.dto.ts';

const DAY = addDays(new Date().toISOString().slice(0, 10), 60);
const TITLES = ['Datum', 'Od', 'Do', 'Místnost', 'Jméno', 'Telefon', 'E-mail', 'Počet osob', 'Cena', 'Stav'];
const WINDOWS_1250 = new Map(
  Array.from({ length: 256 }, (_byte, code) => [
    new TextDecoder('windows-1250').decode(Uint8Array.from([code])),
    code,
  ]),
);

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let other: Space;
let owner: Headers;

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
});
afterAll(() => test.close());

beforeEach(async () => {
  space = await test.make.space({ withoutPhoto: true, name: 'Velký sál', capacity: 40 });
  other = await test.make.space({ withoutPhoto: true, name: 'Malý sál', building: space.building });
  owner = await calls.signInOwner(space);
});

type RowInput = Partial<
  Record<'from' | 'to' | 'space' | 'name' | 'phone' | 'email' | 'guests' | 'price' | 'state', string>
>;
const formatDay = (day: string): string => day.split('-').map(Number).toReversed().join('. ');
const toCells = (day: string, row: RowInput): string[] => [
  ...[
    formatDay(day),
    row.from ?? '18:00',
    row.to ?? '22:00',
    row.space ?? 'Velký sál',
    row.name ?? 'Nováčkovi',
  ],
  ...[row.phone ?? '', row.email ?? '', row.guests ?? '', row.price ?? '', row.state ?? ''],
];
const toCsv = (...rows: string[][]): string => [TITLES, ...rows].map((row) => row.join(';')).join('\r\n');

function send(
  path: string,
  file: string | Uint8Array,
  { options, rows, headers = owner }: { options?: object; rows?: number; headers?: Headers } = {},
): Promise<LightMyRequestResponse> {
  const form = multipart(
    [
      ...(options ? [{ name: 'options', value: JSON.stringify(options) }] : []),
      ...(rows === undefined ? [] : [{ name: 'rows', value: String(rows) }]),
      { name: 'file', value: file, filename: 'rezervace.csv' },
    ],
    headers as Record<string, string>,
  );
  return test.request({ method: 'POST', url: `/api/booking-imports${path}`, ...form });
}

async function preview(file: string | Uint8Array, options?: object): Promise<ImportPreviewDto> {
  const answer = await send('/preview', file, options ? { options } : {});
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}
async function create(file: string | Uint8Array, rows: number): Promise<BookingImportDto> {
  const answer = await send('', file, { rows });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ booking_import: BookingImportDto }>().booking_import;
}
const undo = (id: number, headers = owner): Promise<LightMyRequestResponse> =>
  calls.send('POST', `booking-imports/${id}/undo`, headers);
const toStates = ({ rows }: ImportPreviewDto): string[] => rows.map(({ state }) => state);
const listReservations = (): Promise<Reservation[]> =>
  test.orm.em
    .fork()
    .find(
      Reservation,
      { space: { building: space.building.id } },
      { orderBy: { startsAt: 'asc', id: 'asc' } },
    );

describe('POST /api/booking-imports/preview', () => {
  it('reads a file of Czech Excel in windows-1250 with semicolons, and writes nothing', async () => {
    const csv = toCsv(
      toCells(DAY, { name: 'Žluťoučký kůň', phone: '777 123 456', guests: '60', price: '4 500 Kč' }),
      toCells(addDays(DAY, 1), { space: 'malý SÁL', from: '22:00', to: '2:00', state: 'opce' }),
    );
    const bytes = Uint8Array.from([...csv].map((letter) => WINDOWS_1250.get(letter) ?? 63));
    const read = await preview(bytes);
    expect(read.columns.map(({ field }) => field)).toEqual([
      ...['day', 'start', 'end', 'space', 'name', 'phone', 'email', 'guests', 'price', 'status'],
    ]);
    expect(read.space_names).toEqual([
      { name: 'Velký sál', rows: 1, space_id: space.id },
      { name: 'malý SÁL', rows: 1, space_id: other.id },
    ]);
    expect(read.rows[0]).toMatchObject({
      row: 2,
      state: 'new',
      space_id: space.id,
      customer_name: 'Žluťoučký kůň',
      start_datetime: fromPragueWallTime(DAY, 18 * 60).toISOString(),
      price: 4500,
      number_of_guests: 60,
      warnings: expect.arrayContaining(['OVER_CAPACITY']),
    });
    expect(read.rows[1]).toMatchObject({
      state: 'new',
      is_option: true,
      end_datetime: fromPragueWallTime(addDays(DAY, 2), 2 * 60).toISOString(),
    });
    expect(await listReservations()).toEqual([]);
  });

  it('reads dates, times and formulas of a workbook, and the chosen sheet', async () => {
    const day = new Date(`${DAY}T00:00:00Z`);
    const file = await writeXlsx({
      sheets: [
        { name: 'Návod', rows: [['Sem nepište']] },
        {
          name: 'Rezervace',
          columns: [
            { header: 'Datum', key: 'day', numFmt: 'd.m.yyyy' },
            { header: 'Od', key: 'from', numFmt: 'h:mm' },
            { header: 'Do', key: 'to', numFmt: 'h:mm' },
            { header: 'Sál', key: 'space' },
            { header: 'Jméno', key: 'name' },
          ],
          data: [{ day, from: 0.75, to: 22 / 24, space: 'Velký sál', name: 'Rozvoz_x0041_Brno' }],
        },
      ],
    });
    const read = await preview(file, { sheet: 'Rezervace' });
    expect(read).toMatchObject({ format: 'xlsx', sheets: ['Návod', 'Rezervace'], sheet: 'Rezervace' });
    expect(read.rows).toMatchObject([
      { state: 'new', start_datetime: fromPragueWallTime(DAY, 18 * 60).toISOString() },
    ]);
  });

  it('reads a pasted table, and columns and spaces corrected by hand', async () => {
    const table = [
      `${formatDay(DAY)}\t18–22\tHlavní\tNováčkovi`,
      `${formatDay(DAY)}\t8–10\t\tDvořákovi`,
    ].join('\n');
    const options = {
      columns: ['day', 'start', 'space', 'name'],
      spaces: [
        { name: 'Hlavní', space_id: space.id },
        { name: '', space_id: other.id },
      ],
    };
    expect((await preview(table, options)).rows).toMatchObject([
      { row: 1, state: 'new', space_id: space.id, customer_name: 'Nováčkovi' },
      { row: 2, state: 'new', space_id: other.id },
    ]);
    expect((await preview(table, { ...options, spaces: [] })).rows).toMatchObject([
      { state: 'error', problems: [{ field: 'space' }] },
      { state: 'error', problems: [{ field: 'space' }] },
    ]);
  });

  it('refuses a text without bookings, and takes a table whose columns it does not know', async () => {
    for (const text of ['ahoj', 'Ahoj, jak se máte?', 'Jméno;Telefon\r\nNováčkovi;603 111 222']) {
      const answer = await send('/preview', text);
      expect([text, answer.statusCode]).toEqual([text, 422]);
      expect(answer.json()).toMatchObject({
        errors: { file: expect.stringContaining('Rezervace jsme tu nenašli') },
      });
    }
    const unknown = await send('/preview', `Kdy to je;Pro koho\r\n${formatDay(DAY)};Nováčkovi`);
    expect(unknown.statusCode).toBe(200);
  });

  it('names the column of what it cannot read, and guesses no date', async () => {
    const read = await preview(
      toCsv(
        ['1. 9.', '18:00', '22:00', 'Velký sál', 'Nováčkovi'],
        toCells(DAY, { from: 'večer' }),
        toCells(DAY, { space: 'Foyer', phone: '777 123 45', price: '4,500' }),
        toCells(DAY, { name: '' }),
        toCells(DAY, { state: 'zrušeno', phone: 'nemá' }),
      ),
    );
    expect(read.rows.map(({ state, problems }) => [state, ...problems.map(({ field }) => field)])).toEqual([
      ['error', 'day'],
      ['error', 'start'],
      ['error', 'space', 'phone', 'price'],
      ['error', 'name'],
      ['skipped'],
    ]);
  });

  it('says what takes the time: a reservation, a block, a shared floor, another row', async () => {
    const [hall, part] = await calls.createHallWithParts(1);
    const em = test.orm.em.fork();
    await em
      .getConnection()
      .execute('update space set building_id = ? where id in (?, ?)', [space.building.id, hall.id, part?.id]);
    await calls.bookSuccessfully(space, slotOn(DAY, 17, 19));
    await calls.bookSuccessfully(hall, slotOn(DAY, 17, 19));
    em.create(BlockedSlot, {
      space: other.id,
      startsAt: fromPragueWallTime(DAY, 8 * 60),
      endsAt: fromPragueWallTime(DAY, 12 * 60),
      reason: 'Malování',
      privateReason: '',
    } as never);
    await em.flush();
    const next = addDays(DAY, 1);
    const read = await preview(
      toCsv(
        toCells(DAY, {}),
        toCells(DAY, { space: 'Malý sál', from: '9:00', to: '11:00' }),
        toCells(DAY, { space: 'Část', name: 'Cvičení' }),
        toCells(next, { name: 'První' }),
        toCells(next, { name: 'Druhý', from: '21:00', to: '23:00' }),
        toCells(next, { name: 'První' }),
      ),
      { spaces: [{ name: 'Část', space_id: part?.id }] },
    );
    expect(read.rows.map(({ state, conflict, other_row }) => [state, conflict?.kind, other_row])).toEqual([
      ['clash', 'reservation', null],
      ['clash', 'block', null],
      ['clash', 'shared_floor', null],
      ['new', undefined, null],
      ['clash', 'reservation', 5],
      ['known', undefined, 5],
    ]);
  });

  it.each([
    ['an image', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])],
    ['an empty file', ''],
    ['another archive', zipSync({ 'a.txt': new Uint8Array(10) })],
    ['a broken calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'],
    ['more than 10,000 rows', Array.from({ length: 10_100 }, () => '1. 9. 2027;18;22').join('\n')],
  ])('refuses %s on its field', async (_title, file) => {
    const answer = await send('/preview', file);
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['file'],
    ]);
  });

  it('refuses an archive that unpacks to 100 MB', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(100 * 1024 * 1024) });
    expect((await send('/preview', bomb)).statusCode).toBe(413);
  });

  it('refuses spaces and columns that do not exist', async () => {
    const stranger = await test.make.space({ withoutPhoto: true });
    for (const options of [
      { spaces: [{ name: 'x', space_id: stranger.id }] },
      { columns: ['name', 'name'] },
      { columns: ['secret'] },
      { title_row: -1 },
    ])
      expect((await send('/preview', toCsv(toCells(DAY, {})), { options })).statusCode).toBe(422);
  });
});

describe('events of a calendar', () => {
  const stamp = (day: string, time: string): string => `${day.replaceAll('-', '')}T${time}`;
  const toCalendar = (...events: string[][]): string =>
    [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Velký sál'],
      ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
      'END:VCALENDAR',
    ].join('\r\n');

  it('are rows of the file: repeated ones expanded, cancelled and superseded ones left out, whole days from midnight', async () => {
    const read = await preview(
      toCalendar(
        [
          `UID:a`,
          'SEQUENCE:0',
          `DTSTART;TZID=Europe/Prague:${stamp(DAY, '180000')}`,
          `DTEND;TZID=Europe/Prague:${stamp(DAY, '220000')}`,
          'SUMMARY:Stará',
        ],
        [
          `UID:a`,
          'SEQUENCE:1',
          `DTSTART;TZID=Europe/Prague:${stamp(DAY, '190000')}`,
          `DTEND;TZID=Europe/Prague:${stamp(DAY, '220000')}`,
          'SUMMARY:Svatba',
          'LOCATION:Malý sál',
        ],
        [
          `UID:b`,
          `DTSTART:${stamp(DAY, '060000Z')}`,
          `DTEND:${stamp(DAY, '070000Z')}`,
          'RRULE:FREQ=WEEKLY;COUNT=3',
          'SUMMARY:Jóga',
        ],
        [`UID:c`, 'STATUS:CANCELLED', `DTSTART:${stamp(DAY, '060000Z')}`, 'DURATION:PT1H', 'SUMMARY:Zrušená'],
        [`UID:d`, `DTSTART;VALUE=DATE:${addDays(DAY, 3).replaceAll('-', '')}`, 'SUMMARY:Výstava'],
        [`UID:e`, 'DTSTART:nesmysl', 'SUMMARY:Neznámo kdy'],
      ),
    );
    expect(read.rows.map(({ state, customer_name, space_id }) => [state, customer_name, space_id])).toEqual([
      ['new', 'Jóga', space.id],
      ['new', 'Svatba', other.id],
      ['new', 'Výstava', space.id],
      ['new', 'Jóga', space.id],
      ['new', 'Jóga', space.id],
      ['error', 'Neznámo kdy', space.id],
    ]);
    expect(read.rows[1]?.start_datetime).toBe(fromPragueWallTime(DAY, 19 * 60).toISOString());
    expect(read.rows[2]).toMatchObject({
      start_datetime: fromPragueWallTime(addDays(DAY, 3), 0).toISOString(),
      end_datetime: fromPragueWallTime(addDays(DAY, 4), 0).toISOString(),
    });
  });

  it('are neither booked twice nor moved when they move after their import, and reported', async () => {
    const event = (time: string): string =>
      toCalendar([`UID:a`, `DTSTART:${stamp(DAY, time)}`, 'DURATION:PT1H', 'SUMMARY:Svatba']);
    await create(event('080000Z'), 1);
    const [reservation] = await listReservations();
    expect((await preview(event('150000Z'))).rows).toMatchObject([
      { state: 'changed', reservation_id: reservation?.id },
    ]);
  });
});

describe('POST /api/booking-imports', () => {
  it('books the new rows as the owner’s own, audited, and mails no one', async () => {
    const mails = await test.orm.em.fork().count(MailLog);
    const past = addDays(DAY, -120);
    const csv = toCsv(
      toCells(DAY, { email: 'host@example.com', price: '4500', phone: '777 123 456' }),
      toCells(addDays(DAY, 1), { price: 'dohodou', state: 'opce' }),
      toCells(past, { name: 'Loni' }),
    );
    expect(toStates(await preview(csv))).toEqual(['new', 'new', 'new']);
    const imported = await create(csv, 3);
    expect(imported).toMatchObject({ reservations: 3, undone_at: null, format: 'csv' });
    const reservations = await listReservations();
    expect(reservations).toMatchObject([
      { customerName: 'Loni', status: 'confirmed', source: 'owner' },
      {
        status: 'confirmed',
        priceHaler: 450_000,
        priceState: 'agreed',
        isPriceSet: true,
        guestNotifiedAt: null,
      },
      { status: 'pending', priceHaler: 0, priceState: 'none', isPriceSet: false },
    ]);
    expect(reservations[1]).toMatchObject({
      customerEmail: 'host@example.com',
      customerPhone: '+420777123456',
    });
    const em = test.orm.em.fork();
    expect(await em.count(AuditEntry, { action: 'booking-import.create', subjectId: imported.id })).toBe(1);
    expect(
      await em.count(AuditEntry, {
        action: 'reservation.create',
        subjectId: { $in: reservations.map(({ id }) => id) },
      }),
    ).toBe(3);
    expect(await em.count(MailLog)).toBe(mails);
  });

  it('changes nothing by the same file, and adds only the later rows of a longer one', async () => {
    const first = [toCells(DAY, {}), toCells(addDays(DAY, 1), {})];
    await create(toCsv(...first), 2);
    const again = await send('', toCsv(...first), { rows: 0 });
    expect([again.statusCode, again.json<{ error_code: string }>().error_code]).toEqual([
      409,
      'IMPORT_CHANGED',
    ]);
    const longer = toCsv(...first, toCells(addDays(DAY, 2), {}));
    expect(toStates(await preview(longer))).toEqual(['known', 'known', 'new']);
    await create(longer, 1);
    expect(await listReservations()).toHaveLength(3);
  });

  it('knows a booking that was entered by hand, cancelled or moved since, and lets another guest take a cancelled one', async () => {
    await calls.send('POST', 'reservations/own', owner, {
      rooms: [{ space_id: space.id }],
      start_datetime: fromPragueWallTime(DAY, 18 * 60).toISOString(),
      end_datetime: fromPragueWallTime(DAY, 22 * 60).toISOString(),
      customer_name: 'nováčkovi',
      status: 'confirmed',
    });
    const next = addDays(DAY, 1);
    await create(toCsv(toCells(DAY, {}), toCells(next, {})), 1);
    const imported = (await listReservations()).at(-1);
    await calls.send('DELETE', `reservations/${imported?.id}`, owner, {});
    const later = toCsv(toCells(next, {}), toCells(next, { name: 'Dvořákovi' }));
    expect(toStates(await preview(later))).toEqual(['known', 'new']);
    await create(later, 1);
    expect(toStates(await preview(later))).toEqual(['clash', 'known']);
  });

  it('writes nothing when the book has changed since the preview', async () => {
    const csv = toCsv(toCells(DAY, {}), toCells(addDays(DAY, 1), {}));
    await calls.bookSuccessfully(space, slotOn(DAY, 17, 19));
    const answer = await send('', csv, { rows: 2 });
    expect(answer.statusCode).toBe(409);
    expect(await listReservations()).toHaveLength(1);
  });

  it('books once when two send the same file at once', async () => {
    const csv = toCsv(...Array.from({ length: 20 }, (_row, index) => toCells(addDays(DAY, index), {})));
    const answers = await Promise.all([send('', csv, { rows: 20 }), send('', csv, { rows: 20 })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await listReservations()).toHaveLength(20);
  });
});

describe('POST /api/booking-imports/:id/undo', () => {
  it('deletes unchanged reservations, lists those that stay, and lets the file be imported again', async () => {
    const csv = toCsv(toCells(DAY, {}), toCells(addDays(DAY, 1), {}), toCells(addDays(DAY, 2), {}));
    const { id } = await create(csv, 3);
    const [first] = await listReservations();
    await calls.send('PUT', `reservations/${first?.id}/note`, owner, { owner_note: 'klíče u baru' });
    const answer = await undo(id);
    expect(answer.json()).toEqual({ removed: 2, kept_reservation_ids: [first?.id] });
    expect(await listReservations()).toHaveLength(1);
    expect((await undo(id)).json()).toMatchObject({ error_code: 'IMPORT_OVER' });
    expect(toStates(await preview(csv))).toEqual(['known', 'new', 'new']);
    const em = test.orm.em.fork();
    expect(await em.count(AuditEntry, { action: 'booking-import.undo', subjectId: id })).toBe(1);
    expect((await calls.send('GET', 'booking-imports', owner)).json()).toMatchObject({
      imports: [{ id, kept: 1, undo_until: null }],
    });
  });

  it('is over after a day, and hidden from strangers', async () => {
    const { id } = await create(toCsv(toCells(DAY, {})), 1);
    const stranger = await calls.signInOwner(await test.make.space({ withoutPhoto: true }));
    expect((await undo(id, stranger)).statusCode).toBe(404);
    await test.orm.em
      .fork()
      .getConnection()
      .execute('update booking_import set created_at = ? where id = ?', [
        new Date(Date.now() - 25 * HOUR_MS),
        id,
      ]);
    expect((await undo(id)).statusCode).toBe(409);
  });
});

describe('an import of 5,000 rows', () => {
  const ROWS = 5000;
  const SPACES = 12;
  /** Measured: 5 s, of which 0.4 s the preview. */
  const LIMIT_MS = 30_000;

  it(`is previewed and booked within ${LIMIT_MS / 1000} s, without any overlap`, async () => {
    const rooms = [space, other];
    while (rooms.length < SPACES)
      rooms.push(
        await test.make.space({
          withoutPhoto: true,
          name: `Učebna ${rooms.length}`,
          building: space.building,
        }),
      );
    const names = [
      'Velký sál',
      'Malý sál',
      ...Array.from({ length: SPACES - 2 }, (_room, index) => `Učebna ${index + 2}`),
    ];
    const start = addDays(DAY, -300);
    const rows = Array.from({ length: ROWS }, (_row, index) =>
      toCells(addDays(start, Math.floor(index / SPACES)), {
        space: names[index % SPACES] ?? '',
        name: `Host ${index}`,
      }),
    );
    const csv = toCsv(...rows);
    const began = performance.now();
    const read = await preview(csv);
    expect(read.rows.filter(({ state }: ImportRowDto) => state === 'new')).toHaveLength(ROWS);
    const { id } = await create(csv, ROWS);
    const booked = performance.now();
    expect((await preview(csv)).rows.every(({ state }) => state === 'known')).toBe(true);
    expect((await undo(id)).json()).toMatchObject({ removed: ROWS });
    expect(booked - began).toBeLessThan(LIMIT_MS);
    expect(await test.orm.em.fork().getConnection().execute(COLLISIONS_QUERY)).toEqual([]);
  }, 120_000);
});
