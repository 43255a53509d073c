import { describe, expect, it } from '@jest/globals';
import { DESKTOP, PHONE } from './browser.ts';
import { ADMIN, OWNER, openConsoleAfterLogin, findLink, waitForMail, startTestApp } from './test-app.ts';

const app = startTestApp({ mail: true });

describe.each([
  ['a desktop', DESKTOP, 'Klára Poptávková', 'klara@posta.example', 'Setkání sousedů'],
  ['a phone', PHONE, 'Ivan Poptávkový', 'ivan@posta.example', 'Sraz spolužáků'],
] as const)('a demand on %s', (_name, viewport, sender, email, purpose) => {
  it('is sent to picked spaces, answered by an offer, and the sender chooses it', async () => {
    const { page, complaints } = await app.open('/poptavka', { viewport });
    await page.getByLabel('Místo').fill('Brno');
    await page.getByRole('option', { name: /^Brno/u }).first().click();
    const matched = page.waitForResponse(
      (response) =>
        response.url().includes('/api/inquiries/matches') &&
        response.url().includes('location_id') &&
        response.url().includes('number_of_guests=250'),
    );
    await page.getByLabel('Počet hostů').fill('250');
    await page.getByRole('button', { name: 'Něco jiného' }).click();
    await page.getByLabel('Co to bude').fill(purpose);
    await matched;
    const match = page.getByRole('region', { name: 'Odpovídající prostory' });
    await match.and(page.locator('[aria-busy="false"]')).waitFor();
    await match.getByText(/malou kapacitu/u).waitFor();
    await match.getByRole('link', { name: /^Zobrazit v\skatalogu$/u }).waitFor();
    const own = match
      .getByRole('listitem')
      .filter({ has: page.locator('a[href*="/pradelna-cejl"]') })
      .first();
    const others = match.getByRole('button', { name: 'Zobrazit další prostory' });
    await own.or(others).first().waitFor();
    if (!(await own.isVisible())) await others.click();
    await own.getByRole('checkbox').check();
    await page.getByLabel(/^Co je pro vás důležité/u).fill('Potřebujeme kuchyňku a venkovní prostor.');
    await page.getByLabel('Jméno a příjmení').fill(sender);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('checkbox', { name: /^Souhlasím/u }).check();
    await page.getByRole('button', { name: 'Poslat poptávku' }).click();
    await page.waitForURL((url) => /^\/poptavka\/\d+\//u.test(url.pathname), { timeout: 30_000 });
    await page.getByText('Čekáme na odpovědi majitelů').waitFor();
    await page.getByText(/odpovídá; .*malou kapacitu|odpovídají; .*malou kapacitu/u).waitFor();

    const owner = await app.newPage({ viewport });
    const link = new URL(
      findLink(await waitForMail(app.url, OWNER.email, 'Nová poptávka', purpose), '/klient/poptavky'),
    );
    await openConsoleAfterLogin(owner.page, link.pathname + link.search, OWNER);
    const dialog = owner.page.getByRole('dialog', { name: `Poptávka: ${sender}` });
    await dialog.getByText('Kontakt uvidíte, jakmile pošlete nabídku.').waitFor();
    await dialog.getByRole('button', { name: 'Poslat nabídku' }).click();
    await dialog.getByLabel(/^Cena za celou akci/u).fill('8 500');
    await dialog.getByLabel('Zpráva pro odesílatele').fill('Rádi vás přivítáme, kuchyňka je k dispozici.');
    await dialog.getByRole('button', { name: 'Poslat nabídku' }).click();
    await dialog.getByRole('link', { name: email }).waitFor();
    expect(owner.complaints).toEqual([]);

    await page.goto(findLink(await waitForMail(app.url, email, 'Nabídka'), '/poptavka/'));
    await page.getByText('Rádi vás přivítáme, kuchyňka je k dispozici.').waitFor();
    await page
      .getByText(/^8\s500\sKč/u)
      .first()
      .waitFor();
    await page.getByRole('button', { name: /^Vybrat nabídku/u }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vybrat nabídku' }).click();
    await page.getByText(/^Vybrali jste si\./u).waitFor();
    await waitForMail(app.url, OWNER.email, 'Vaši nabídku si vybrali', sender);
    expect(complaints).toEqual([]);
  });
});

it('a message to a space reaches its owner, who answers the sender directly', async () => {
  const { catalog } = (await (await fetch(`${app.url}/api/catalog/new/`)).json()) as {
    catalog: { spaces: { url: string }[] };
  };
  const { page, complaints } = await app.open(`/prostor/${catalog.spaces[0]?.url ?? ''}`, {
    viewport: DESKTOP,
  });
  await page.getByRole('heading', { name: 'Napsat majiteli' }).scrollIntoViewIfNeeded();
  const form = page
    .getByRole('form', { name: 'Napsat majiteli' })
    .or(page.locator('form').filter({ has: page.getByRole('button', { name: 'Poslat zprávu' }) }))
    .first();
  await form.getByLabel('Jméno a příjmení').fill('Ota Pisatel');
  await form.getByLabel('E-mail').fill('ota@posta.example');
  await form.getByLabel('Zpráva', { exact: true }).fill('Dobrý den, je u vás bezbariérový vstup?');
  await form.getByRole('button', { name: 'Poslat zprávu' }).click();
  await page.getByText('Zpráva je na cestě').waitFor({ timeout: 30_000 });
  await waitForMail(app.url, 'ota@posta.example', 'Vaši zprávu jsme předali');
  expect(complaints).toEqual([]);
});

it('the operator finds every demand, passes one on and closes it', async () => {
  const { page, complaints } = await app.newPage({ viewport: DESKTOP });
  await openConsoleAfterLogin(page, '/admin2/poptavky?state=open&kind=demand', ADMIN);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^Poptávka č\./u }).waitFor();
  await page.getByRole('button', { name: 'Předat prostorům' }).click();
  const field = page.getByRole('combobox', { name: 'Prostory' });
  await field.fill('sál');
  await page.locator('.ant-select-item-option').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Předat', exact: true }).click();
  await page.getByText('Poptávka je předaná.').waitFor();
  await page.getByRole('button', { name: 'Uzavřít', exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Uzavřít poptávku' });
  await dialog.getByRole('textbox').fill('Vyřízeno telefonicky.');
  await dialog.getByRole('button', { name: 'Uzavřít poptávku' }).click();
  await page.getByText('Poptávka je uzavřená.').waitFor();
  expect(complaints).toEqual([]);
});
