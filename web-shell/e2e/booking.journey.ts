import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addDays, getWeekday, toPragueDay } from '@prostora/contracts';
import { formatDate } from '@prostora/strings';
import { DESKTOP, PHONE } from './browser.ts';
import { endSession, signInAgain } from './ended-session.ts';
import {
  NEWCOMER,
  OWNER,
  waitForHydration,
  openConsoleAfterLogin,
  openSignedIn,
  findLink,
  waitForMail,
  startTestApp,
} from './test-app.ts';

const app = startTestApp({ mail: true });
const NBSP = /\u00a0/gu;

type Slot = { start_datetime: string; end_datetime: string };
type Guest = { name: string; email: string };
type Space = { id: number; path: string; name: string };

const read = async <T>(path: string): Promise<T> => (await (await fetch(app.url + path)).json()) as T;

/** A space of the demo owner with bookings on request. */
async function findBookableSpace(): Promise<Space> {
  const { catalog } = await read<{ catalog: { spaces: { id: number; url: string; space_name: string }[] } }>(
    `/api/catalog/new/?search=${encodeURIComponent('Přádelna Cejl')}`,
  );
  for (const { id, url, space_name } of catalog.spaces) {
    const { rules, availabilities } = await read<{
      rules: { instant_booking: boolean };
      availabilities: Slot[];
    }>(`/api/availability/space/${id}`);
    if (url.startsWith('pradelna-cejl') && !rules.instant_booking && availabilities.length > 0)
      return { id, path: `/prostor/${url}`, name: space_name };
  }
  throw new Error('The demo has no such space.');
}

/** The first day from the given one on when the space is open and free. */
async function findFreeDay({ id }: Space, from: string): Promise<string> {
  const span = `?start_date=${from}&end_date=${addDays(from, 60)}`;
  const [{ availabilities }, { reservations }, { blocked_slots }] = await Promise.all([
    read<{ availabilities: Slot[] }>(`/api/availability/space/${id}${span}`),
    read<{ reservations: Slot[] }>(`/api/reservations/space/${id}${span}`),
    read<{ blocked_slots: Slot[] }>(`/api/blocked-slots/space/${id}${span}`),
  ]);
  const toDays = (slots: Slot[]): string[] =>
    slots.flatMap(({ start_datetime, end_datetime }) =>
      [start_datetime, end_datetime].map((moment) => toPragueDay(moment)),
    );
  const taken = new Set(toDays([...reservations, ...blocked_slots]));
  const free = availabilities
    .map(({ start_datetime }) => toPragueDay(start_datetime))
    .find(
      (day) =>
        day >= from &&
        getWeekday(day) < 5 &&
        ![addDays(day, -1), day, addDays(day)].some((near) => taken.has(near)),
    );
  if (!free) throw new Error('The demo has no free day.');
  return free;
}

const dialog = (page: Page) =>
  page.getByRole('dialog', { name: /^(?:Vybrat termín|Rezervovat|Poslat žádost|Zeptat se)$/u });
const buildDayLabel = (day: string): RegExp =>
  new RegExp(` ${formatDate(`${day}T12:00:00Z`).replaceAll('.', '\\.').replace(NBSP, '\\s')}`, 'u');

/** Opens the booking form and picks the day, with the offered hours. */
async function pick(page: Page, day: string): Promise<void> {
  await page.getByRole('button', { name: 'Vybrat termín', exact: true }).click();
  const form = dialog(page);
  const cell = form.getByRole('button', { name: buildDayLabel(day) });
  await form.getByRole('button', { name: 'Další měsíc' }).waitFor();
  while (!(await cell.isVisible())) await form.getByRole('button', { name: 'Další měsíc' }).click();
  await cell.click();
  await form.getByText('Termín je volný').waitFor();
}

async function fillIn(page: Page, { name, email }: Guest): Promise<void> {
  const form = dialog(page);
  await form.getByLabel('Jméno a příjmení').fill(name);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel(/^Telefon/u).fill('603 123 456');
  await form.getByLabel('Počet hostů').fill('12');
  await form.getByRole('checkbox', { name: /^Souhlasím/u }).check();
}
const send = (page: Page): Promise<void> =>
  dialog(page)
    .getByRole('button', { name: /^(?:Rezervovat|Poslat žádost|Zeptat se)$/u })
    .click();

const isFree = async ({ id }: Space, { start_datetime, end_datetime }: Slot): Promise<boolean> =>
  (
    (await (
      await fetch(`${app.url}/api/reservations/check-availability`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ space_id: id, start_datetime, end_datetime }),
      })
    ).json()) as { available: boolean }
  ).available;

describe.each([
  ['a desktop', DESKTOP, 40, { name: 'Jana Hostivá', email: 'jana@posta.example' }],
  ['a phone', PHONE, 70, { name: 'Dana Mobilová', email: 'dana@posta.example' }],
] as const)('a reservation on %s', (_name, viewport, ahead, guest) => {
  it('is requested, confirmed, added to the guest’s calendar and cancelled', async () => {
    const space = await findBookableSpace();
    const day = await findFreeDay(space, addDays(toPragueDay(new Date()), ahead));
    const { page, complaints } = await app.open(space.path, { viewport });
    await pick(page, day);
    await fillIn(page, guest);
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/api/reservations') && response.request().method() === 'POST',
    );
    await send(page);
    const { reservation } = (await (await answered).json()) as { reservation: Slot };
    await page.getByText('Ještě potvrďte e-mail').waitFor();
    expect(await isFree(space, reservation)).toBe(false);
    const confirmation = findLink(await waitForMail(app.url, guest.email, 'je kód k'), '/rezervace/');
    await page.getByLabel('Kód z e-mailu').fill(new URL(confirmation).hash.split('&kod=')[1] ?? '');
    await page.getByRole('button', { name: 'Potvrdit e-mail' }).click();
    await page.getByText('Termín pro vás držíme, nikdo jiný si ho zatím nezarezervuje.').waitFor();

    await page.goto(findLink(await waitForMail(app.url, guest.email, 'Žádost'), '/rezervace/'));
    await page.getByText('Čeká na odpověď majitele').waitFor();

    const owner = await app.newPage({ viewport });
    const link = new URL(
      findLink(await waitForMail(app.url, OWNER.email, 'Nová žádost', guest.name), '/klient/rezervace'),
    );
    await openConsoleAfterLogin(owner.page, link.pathname + link.search, OWNER);
    const detail = owner.page.getByRole('dialog', { name: new RegExp(guest.name, 'u') });
    await detail.getByRole('link', { name: guest.email }).waitFor();
    await detail.getByRole('button', { name: 'Potvrdit', exact: true }).click();
    await owner.page
      .getByRole('dialog', { name: 'Potvrdit rezervaci' })
      .getByRole('button', { name: 'Potvrdit rezervaci' })
      .click();
    await owner.page.getByText(`Rezervace potvrzena: ${guest.name}`).waitFor();
    expect(owner.complaints).toEqual([]);

    await waitForMail(app.url, guest.email, 'Rezervace je potvrzená');
    await page.reload();
    await page.getByText('Rezervace je potvrzená').first().waitFor();
    const file = await fetch(
      new URL(
        (await page.getByRole('link', { name: 'Přidat do kalendáře' }).getAttribute('href')) ?? '',
        app.url,
      ),
    );
    expect([file.status, file.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/calendar'),
    ]);
    expect(await file.text()).toContain('STATUS:CONFIRMED');

    await page.getByRole('button', { name: 'Zrušit rezervaci' }).click();
    const cancelling = page.getByRole('dialog', { name: 'Zrušit rezervaci?' });
    await cancelling.getByLabel(/^Důvod zrušení/u).fill('Akci jsme museli odložit.');
    await cancelling.getByRole('button', { name: 'Zrušit rezervaci' }).click();
    await page.getByText('Rezervace je zrušená').first().waitFor();
    expect((await waitForMail(app.url, OWNER.email, 'Host zrušil rezervaci', guest.name)).text).toContain(
      'Akci jsme museli odložit.',
    );
    expect(await isFree(space, reservation)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('offers the nearest free slots and keeps the input if the slot was taken meanwhile', async () => {
    const space = await findBookableSpace();
    const day = await findFreeDay(space, addDays(toPragueDay(new Date()), ahead + 10));
    const { page, complaints } = await app.open(space.path, { viewport });
    const checked = page.waitForRequest((request) => request.url().endsWith('/check-availability'));
    await pick(page, day);
    await fillIn(page, guest);
    const { start_datetime, end_datetime } = (await checked).postDataJSON() as Slot;
    const quicker = {
      space_id: space.id,
      start_datetime,
      end_datetime,
      customer_name: 'Petr Rychlý',
      customer_email: 'petr@posta.example',
      terms_accepted: true,
    };
    expect(
      (
        await fetch(`${app.url}/api/reservations`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(quicker),
        })
      ).status,
    ).toBe(201);
    await send(page);
    await dialog(page).getByText('Termín už je obsazený').waitFor();
    await dialog(page)
      .getByRole('button', { name: /^(?:Dřív|Později|Jiný den)/u })
      .first()
      .click();
    await dialog(page).getByText('Termín je volný').waitFor();
    expect(await dialog(page).getByLabel('Jméno a příjmení').inputValue()).toBe(guest.name);
    await send(page);
    await page.getByText('Ještě potvrďte e-mail').waitFor();
    // The browser logs the status of the rejected attempt.
    expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([]);
  });
});

it('a reservation whose session ended before it was sent goes through after signing in again', async () => {
  const space = await findBookableSpace();
  const day = await findFreeDay(space, addDays(toPragueDay(new Date()), 100));
  const { page, context } = await app.newPage({ viewport: DESKTOP });
  await openSignedIn(page, space.path, NEWCOMER);
  await waitForHydration(page);
  await pick(page, day);
  await fillIn(page, { name: 'Jana Hostivá', email: 'jana.znovu@posta.example' });
  await endSession(context, app.url);
  const created = page.waitForResponse(
    (response) => response.url().endsWith('/api/reservations') && response.status() === 201,
  );
  await send(page);
  await Promise.all([signInAgain(page, NEWCOMER), created]);
  const { reservation } = (await (await created).json()) as { reservation: Slot & { customer_name: string } };
  expect(reservation.customer_name).toBe('Jana Hostivá');
  expect(await isFree(space, reservation)).toBe(false);
});

it('the guest’s page of a reservation is inaccessible without its link', async () => {
  const { page } = await app.newPage();
  const response = await page.goto('/rezervace/1/neni-to-ono');
  expect([
    response?.headers()['x-robots-tag'],
    response?.headers()['cache-control'],
    response?.headers()['referrer-policy'],
  ]).toEqual(['noindex', expect.stringContaining('no-store'), 'no-referrer']);
  await waitForHydration(page);
  await page.getByRole('heading', { name: 'Tento odkaz už neplatí' }).waitFor();
});
