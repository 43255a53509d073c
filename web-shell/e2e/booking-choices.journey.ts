import { afterAll, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, toPragueDay } from '@prostora/contracts';
import { findViolations } from './axe.ts';
import { DESKTOP, PHONE, waitForIdle } from './browser.ts';
import { OWNER, startTestApp } from './test-app.ts';

/** A club of the company register, seated in the municipality that the tariff names. */
const CLUB = {
  ico: '26648148',
  obchodniJmeno: 'Spolek přátel',
  pravniForma: '706',
  sidlo: { kodObce: 581283, nazevObce: 'Ostrovánky' },
};
const LIST = {
  name: 'Ceník sálu',
  vat_payer: true,
  tariffs: [
    { code: 'bezna', label: 'Běžná akce', kind: 'soukroma', is_default: true },
    {
      code: 'spolek',
      label: 'Místní spolek',
      kind: 'mistni_spolek',
      needs_proof: true,
      legal_forms: ['706'],
      municipality_code: '581283',
    },
  ],
  options: [
    { code: 'sal', label: 'Celý sál', group: 'mistnost', is_default: true },
    { code: 'salonek', label: 'Salonek', group: 'mistnost' },
    { code: 'uklidime', label: 'Uklidíme sami' },
  ],
  rules: [
    { code: 'hodina', label: 'Pronájem', kind: 'base', unit: 'started_hour', amount: 250 },
    {
      code: 'uklid',
      label: 'Úklid',
      kind: 'mandatory',
      unit: 'event',
      amount: 600,
      vat_item: 'service',
      when: { not_options: ['uklidime'] },
    },
    { code: 'ubrus', label: 'Ubrus', kind: 'addon', unit: 'piece', amount: 35, vat_item: 'service' },
    {
      code: 'sleva',
      label: 'Sleva pro místní spolky',
      kind: 'discount',
      fraction: [1, 2],
      applies_to: ['hodina'],
      when: { tariffs: ['spolek'] },
    },
    { code: 'elektrina', label: 'Elektřina', kind: 'metered', unit: 'kwh', amount: 8 },
    { code: 'kauce', label: 'Kauce', kind: 'deposit', unit: 'event', amount: 5000 },
  ],
};
/** 4 × 250, half of it off, 10 × 35 and no cleaning. */
const CLUB_TOTAL = 850;
const CLUB_PRICE = /^850\sKč$/u;

const register = createServer((request, response) => {
  const isClub = request.url?.endsWith(`/${CLUB.ico}`) ?? false;
  response.writeHead(isClub ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isClub ? CLUB : {}));
});
const startRegister = async (): Promise<Record<string, string>> => {
  await new Promise<void>((resolve) => {
    register.listen(0, '127.0.0.1', resolve);
  });
  return { ARES_URL: `http://127.0.0.1:${(register.address() as AddressInfo).port}/rest` };
};
afterAll(() => {
  register.closeAllConnections();
  register.close();
});

const app = startTestApp({ env: startRegister });

type Space = { id: number; url: string };
type Check = { available: boolean; offered: string };

async function call<Body>(path: string, body: object, token = ''): Promise<Body> {
  const answer = await fetch(`${app.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

/** A published space of the demo owner. */
async function findSpace(): Promise<Space> {
  const answer = await fetch(`${app.url}/api/catalog/new/?search=${encodeURIComponent('Přádelna Cejl')}`);
  const { catalog } = (await answer.json()) as { catalog: { spaces: Space[] } };
  const space = catalog.spaces.find(({ url }) => url.startsWith('pradelna-cejl'));
  if (!space) throw new Error('The demo has no such space.');
  return space;
}

/** Publishes the list for the space from today on, by the API. */
async function publishList({ id }: Space): Promise<void> {
  const { email: username, password } = OWNER;
  const { token } = await call<{ token: string }>('auth/login', { username, password });
  const spaces = [{ space_id: id, valid_from: toPragueDay(new Date()), valid_until: null }];
  const created = await call<{ price_list: { id: number } }>('price-lists', { ...LIST, spaces }, token);
  await call(`price-lists/${created.price_list.id}/publish`, { version: 1, replace: true }, token);
}

/** The first day, a month ahead, on which the space is free for the event. */
async function findFreeDay({ id }: Space): Promise<string> {
  const today = toPragueDay(new Date());
  for (let ahead = 30; ahead < 90; ahead += 1) {
    const day = addDays(today, ahead);
    const { available, offered } = await call<Check>('reservations/check-availability', {
      space_id: id,
      start_datetime: `${day}T14:00`,
      end_datetime: `${day}T18:00`,
      number_of_guests: 10,
    });
    if (available && offered === 'inside') return day;
  }
  throw new Error('The demo has no free day.');
}

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)('a club on %s', (_name, viewport) => {
  it('books by the owner’s list: one number in the form, the answer and on the guest’s page', async () => {
    const space = await findSpace();
    await publishList(space);
    const day = await findFreeDay(space);
    const address = `/prostor/${space.url}?date_from=${day}&time_from=14:00&time_to=18:00&guests=10`;
    const html = await (await fetch(app.url + address)).text();
    expect(html).toMatch(/<section id="cenik"[^>]*><h2>Ceník<\/h2>.*Ubrus 35\sKč/su);
    const { page, complaints } = await app.open(address, { viewport });
    // Resized by the keyboard, and back.
    const end = page.getByRole('slider', { name: 'Konec akce' });
    await end.press('Shift+ArrowLeft');
    await page.waitForURL(/time_to=17:30/u);
    await end.press('Shift+ArrowRight');
    await page.waitForURL(/time_to=18:00/u);
    await page.locator('#terminy').scrollIntoViewIfNeeded();
    const section = page.locator('#cenik');
    await section.getByText('Místní spolek, po doložení').waitFor();
    await section.getByText('Ubrus 35').waitFor();

    const label = /^(?:Rezervovat|Poslat žádost)$/u;
    const card = page.getByRole('region', { name: 'Rezervace' });
    if (viewport === DESKTOP)
      await card
        .getByText(/^1\s600\sKč$/u)
        .first()
        .waitFor();
    else await page.getByText(/^160\sKč na\sosobu · kauce/u).waitFor();
    await page.getByRole('button', { name: label }).click();
    const form = page.getByRole('dialog', {
      name: /^(?:Vybrat termín|Rezervovat|Poslat žádost|Zeptat se)$/u,
    });
    // 4 × 250 + 600
    await form.getByText(/^1\s600\sKč$/u).waitFor();
    await form.getByLabel(/^IČO/u).fill(CLUB.ico);
    await form.getByText('Místní spolek: spolek, sídlo v obci.').waitFor();
    await form.getByRole('checkbox', { name: 'Uklidíme sami' }).check();
    await form.getByLabel('Ubrus, počet').fill('10');
    await form.getByText(CLUB_PRICE).first().waitFor();
    await form.getByText('Kauce, vratná, mimo cenu').waitFor();
    await form.getByText(/^podle měřidla 8\sKč\/kWh$/u).waitFor();
    await waitForIdle(page);
    expect(await findViolations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    if (viewport === DESKTOP) await card.getByText(CLUB_PRICE).first().waitFor();
    else await page.getByText(/na\sosobu · kauce/u).waitFor();
    await page.getByRole('button', { name: label }).click();
    await form.getByText(CLUB_PRICE).first().waitFor();
    await form.getByLabel('Jméno a příjmení').fill('Jana Spolková');
    await form.getByLabel('E-mail').fill('jana.spolkova@posta.example');
    await form.getByRole('checkbox', { name: /^Souhlasím/u }).check();
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/api/reservations') && response.request().method() === 'POST',
    );
    await form.getByRole('button', { name: /^(?:Rezervovat|Poslat žádost|Zeptat se)$/u }).click();
    const answer = await answered;
    const { reservation } = (await answer.json()) as {
      reservation: { price: number; price_state: string; quote: { total: number; tariff: { code: string } } };
    };
    expect(answer.request().postDataJSON()).toMatchObject({
      ico: CLUB.ico,
      options: ['sal', 'uklidime'],
      addons: [{ code: 'ubrus', quantity: 10 }],
      quote_token: expect.any(String),
    });
    expect([reservation.price, reservation.price_state, reservation.quote.total]).toEqual([
      CLUB_TOTAL,
      'complete',
      CLUB_TOTAL,
    ]);
    expect(reservation.quote.tariff.code).toBe('spolek');

    const sheet = page.getByRole('dialog');
    await sheet.getByText(CLUB_PRICE).waitFor();
    await waitForIdle(page);
    expect(await findViolations(page)).toEqual([]);
    await sheet.getByRole('link', { name: 'Otevřít rezervaci' }).click();
    await page.waitForURL(/\/rezervace\//u);
    await page
      .getByRole('region', { name: 'Údaje o rezervaci' })
      .getByText(/850\sKč/u)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
