import { describe, expect, it } from '@jest/globals';
import { addDays, toPragueDay } from '@prostora/contracts';
import type { Locator, Page } from 'playwright-core';
import { createKeyboardDriver, createPointerDriver, type InputDriver } from './input-driver.ts';
import {
  CULTURAL_CENTRE,
  findLink,
  openSignedIn,
  startTestApp,
  waitForHydration,
  waitForMail,
} from './test-app.ts';

const app = startTestApp({ mail: true });
const TODAY = toPragueDay(new Date());
/** The next 12 June, on which the demo has a wedding in the large hall. */
const JUNE = `${Number(TODAY.slice(0, 4)) + (TODAY.slice(5) < '06-12' ? 0 : 1)}-06-12`;
const REQUESTS = 7;

type Reservation = {
  id: number;
  sequence: number;
  group_id: number | null;
  series_id: number | null;
  start_datetime: string;
  space: { id: number };
};

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const calendarUrl = (day: string): string => `/klient/rezervace?pohled=mistnosti-tyden&den=${day}`;

/** Reservations of the signed-in owner with these words, the earliest first. */
async function search(page: Page, words: string): Promise<Reservation[]> {
  const query = new URLSearchParams({ search: words, page_size: '100' });
  const answer = await page.context().request.get(`/api/reservations?${query.toString()}`, await authorize());
  return ((await answer.json()) as { items: Reservation[] }).items;
}

let token = '';
async function authorize(): Promise<{ headers: Record<string, string> }> {
  if (token === '') {
    const answer = await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: CULTURAL_CENTRE.email, password: CULTURAL_CENTRE.password }),
    });
    ({ token } = (await answer.json()) as { token: string });
  }
  return { headers: { authorization: `Bearer ${token}` } };
}

/** A class of a weekly series, at least two days ahead, whose guest has an e-mail address. */
async function findClass(page: Page, title: string, email: string): Promise<Reservation> {
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const found = (await search(page, title)).find(
    ({ series_id, start_datetime: start }) => series_id !== null && start > soon,
  );
  if (!found) throw new Error(`The demo has no class „${title}“.`);
  const data = { sequence: found.sequence, customer_email: email };
  const answer = await page
    .context()
    .request.post(`/api/reservations/${found.id}/changes`, { ...(await authorize()), data });
  expect(answer.status()).toBe(200);
  return found;
}

const findCell = (page: Page, { space: { id } }: Reservation, day: string): Locator =>
  page.locator(`[data-cell="${id}/${day}"]`);

/** Drags an entry to another cell. */
async function drag(page: Page, entry: Locator, cell: Locator): Promise<void> {
  const [from, to] = [await entry.boundingBox(), await cell.boundingBox()];
  if (!from || !to) throw new Error('The entry or the cell is not drawn.');
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
}

/** Walks to an entry of the grid by arrows, and moves it to the next day. */
async function moveByKeys(page: Page, input: InputDriver, entry: Locator): Promise<void> {
  const read = async (target: Locator): Promise<[number, number]> => [
    Number(await target.getAttribute('data-row')),
    Number(await target.getAttribute('data-column')),
  ];
  const [row, column] = await read(entry);
  await input.reach(page.getByRole('grid').locator('[data-stop][tabindex="0"]'));
  const focused = page.locator('[data-stop]:focus');
  for (let [down] = await read(focused); down < row; down += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 40 && (await read(focused))[1] < column; steps += 1)
    await page.keyboard.press('ArrowRight');
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
}

/** Accepts the proposal through the link of its mail, in a browser without a session. */
async function acceptAsGuest(email: string): Promise<string[]> {
  const link = findLink(await waitForMail(app.url, email, 'Návrh jiného termínu'), '/rezervace/');
  const { page, complaints } = await app.newPage({ locale: 'cs' });
  await page.goto(link);
  await waitForHydration(page);
  await button(page, 'Přijmout změnu').click();
  await page.getByText('Změna je domluvená.').first().waitFor();
  return complaints;
}

type Visit = { title: string; name: string; room: RegExp; email: string };
const variants: [string, (page: Page) => InputDriver, Visit][] = [
  [
    'with a mouse',
    createPointerDriver,
    { title: 'Jóga pro začátečníky', name: 'Vlčkovi', room: /Foyer/u, email: 'joga@posta.example' },
  ],
  [
    'with the keyboard alone',
    createKeyboardDriver,
    { title: 'Angličtina B1', name: 'Havlovi', room: /Kavárna/u, email: 'anglictina@posta.example' },
  ],
];

describe.each(variants)(
  'the manager of twelve rooms %s',
  (_name, createDriver, { title, name, room, email }) => {
    const isKeyboard = createDriver === createKeyboardDriver;

    it('finds a free hall for 80 on 12 June with two actions and enters a wedding in two rooms', async () => {
      const { page, complaints } = await app.newPage();
      const input = createDriver(page);
      await openSignedIn(page, '/klient/rezervace', CULTURAL_CENTRE);
      await page.locator('[data-room-entry]').first().waitFor();
      await input.write(page.getByRole('textbox', { name: 'Přejít na datum' }), '12. 6.');
      await page.waitForURL((url) => url.searchParams.get('den') === JUNE);
      await input.press(button(page, 'Najít volno'));
      const strip = page.getByRole('region', { name: 'Najít volný prostor' });
      await input.write(strip.getByRole('textbox', { name: 'Hostů' }), '80');
      await page.keyboard.press('Enter');
      const found = strip.getByRole('button', { name: /Nová rezervace:/u });
      await found.first().waitFor();
      const capacities = (await found.allTextContents()).map((text) =>
        Number(/(\d+)\sosob/u.exec(text)?.[1]),
      );
      expect(capacities).toEqual(capacities.toSorted((one, other) => one - other));
      expect(capacities[0]).toBeGreaterThanOrEqual(80);
      await input.press(found.first());

      const panel = page.getByRole('complementary', { name: 'Nová rezervace' });
      await panel.locator('[name="customer_name"]:focus').waitFor();
      expect(await panel.getByRole('textbox', { name: 'Hostů' }).inputValue()).toBe('80');
      await input.press(panel.getByRole('button', { name: 'Přidat prostor' }));
      await input.press(panel.getByRole('button', { name: room }));
      await input.write(panel.getByRole('textbox', { name: 'Kdo přijde' }), name);
      await input.write(panel.getByRole('textbox', { name: /^Telefon/u }), '777 123 456');
      await input.write(panel.getByRole('textbox', { name: /^Název akce/u }), `Svatba ${name}`);
      await input.press(panel.getByRole('button', { name: 'Uložit' }));
      const saved = page.getByRole('dialog', { name: `Rezervace: ${name}` });
      await saved.getByRole('heading', { name: 'Spolu s těmito prostory' }).waitFor();
      await page.keyboard.press('Escape');
      await saved.waitFor({ state: 'detached' });
      await page
        .locator('[data-room-entry]', { hasText: `Svatba ${name}` })
        .nth(1)
        .waitFor();
      const rooms = await search(page, `Svatba ${name}`);
      expect(rooms.map(({ group_id: id }) => typeof id)).toEqual(['number']);
      expect(complaints).toEqual([]);
    });

    it('moves a class of a weekly series after its guest has accepted the proposal', async () => {
      const { page, complaints } = await app.newPage();
      const input = createDriver(page);
      const lesson = await findClass(page, title, email);
      const day = toPragueDay(lesson.start_datetime);
      await openSignedIn(page, calendarUrl(day), CULTURAL_CENTRE);
      const entry = findCell(page, lesson, day).locator('[data-room-entry]', { hasText: title });
      const target = findCell(page, lesson, addDays(day));
      await entry.waitFor();
      await (isKeyboard ? moveByKeys(page, input, entry) : drag(page, entry, target));
      const dialog = page.getByRole('dialog', { name: 'Upravit rezervaci' });
      await dialog.getByText('Host musí přijmout').waitFor();
      await input.press(dialog.getByRole('button', { name: 'Poslat návrh hostovi' }));
      await dialog.waitFor({ state: 'detached' });
      // Until the guest accepts, the agreed time stays and the proposed one is held.
      await target.locator('[data-room-entry]', { hasText: 'Návrh' }).waitFor();
      await entry.waitFor();

      expect(await acceptAsGuest(email)).toEqual([]);
      await page.reload();
      await target.locator('[data-room-entry]', { hasText: title }).waitFor();
      await entry.waitFor({ state: 'detached' });
      const [moved] = (await search(page, title)).filter(({ id }) => id === lesson.id);
      expect(toPragueDay(moved?.start_datetime ?? '')).toBe(addDays(day));
      expect(moved?.series_id).toBe(lesson.series_id);
      expect(complaints).toEqual([]);
    });
  },
);

describe('the manager of twelve rooms', () => {
  it('confirms seven requests at once', async () => {
    const { page, complaints } = await app.newPage();
    await openSignedIn(page, '/klient/dnes', CULTURAL_CENTRE);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Rezervace/u })
      .first()
      .click();
    await page
      .getByRole('link', { name: /^Čekající/u })
      .first()
      .click();
    const chosen = page.getByRole('checkbox', { name: /^Vybrat rezervaci/u });
    await chosen.nth(REQUESTS - 1).waitFor();
    for (let index = 0; index < REQUESTS; index += 1) await chosen.nth(index).check();
    await button(page, `Potvrdit vybrané (${REQUESTS})`).click();
    await page
      .getByRole('dialog', { name: /^Potvrdit 7/u })
      .getByRole('button', { name: 'Potvrdit' })
      .click();
    await page.getByText(`Potvrzeno: ${REQUESTS} rezervací`).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('prints the program of the week for the staff, and for the door without private titles', async () => {
    const { page, complaints } = await app.newPage();
    const [lesson] = await search(page, 'Zumba');
    const day = toPragueDay(lesson?.start_datetime ?? '');
    await openSignedIn(page, calendarUrl(day), CULTURAL_CENTRE);
    await page.evaluate(() => {
      globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.getByRole('link', { name: 'Program k tisku' }).click();
    await page.getByRole('heading', { level: 1, name: 'Program' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Zumba' }).first().waitFor();
    const staff = (await page.getByRole('main').textContent()) ?? '';
    expect(staff).toContain('Monika Říhová');
    await button(page, 'Vytisknout').click();
    await page.locator('html[data-printed]').waitFor();
    await page.getByRole('link', { name: 'Na dveře' }).click();
    await page.getByText('Soukromá akce').first().waitFor();
    const door = (await page.getByRole('main').textContent()) ?? '';
    expect(door).not.toMatch(/Zumba|Říhová|\+420/u);
    await page.emulateMedia({ media: 'print' });
    for (const hidden of [button(page, 'Vytisknout'), page.getByRole('navigation').first()])
      expect(await hidden.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });
});
