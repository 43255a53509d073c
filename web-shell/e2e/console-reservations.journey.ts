import { describe, expect, it } from '@jest/globals';
import { confirmDialog, openConsole, createOperatorApi, undo } from './console.ts';
import { waitForMail, startTestApp } from './test-app.ts';

const app = startTestApp({ mail: true });
type Reservation = {
  id: number;
  guest_name: string;
  guest_email: string;
  start_datetime: string;
  space: { id: number; name: string };
};
type Space = { space: { recommended: boolean; status: string } };

describe('reservations', () => {
  it('are filtered, opened, confirmed, annotated, shown in the calendar and cancelled with a reason mailed to the guest', async () => {
    const call = await createOperatorApi(app);
    const {
      items: [wanted],
      total,
    } = await call<{ items: Reservation[]; total: number }>(
      'GET',
      'admin/reservations?status=pending&when=upcoming&sort=starts&order=desc&page_size=1',
    );
    if (!wanted) throw new Error('Nobody waits for an answer.');
    const { page, complaints } = await openConsole(app, '/admin2/rezervace');
    await page
      .getByRole('navigation', { name: 'Stav rezervace' })
      .getByRole('link', { name: /^Čekající/u })
      .click();
    await page.waitForURL(/status=pending/u);
    await page.getByRole('row').filter({ hasText: 'Čeká na odpověď' }).first().waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: /Potvrzená|Zrušená/u })
      .first()
      .waitFor({ state: 'detached' });
    expect(total).toBeGreaterThan(0);
    await page.getByRole('searchbox').fill(wanted.guest_email);
    await page.waitForURL(/search=/u);
    await page.locator(`tr[data-row-key="${wanted.id}"]`).getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: `Rezervace č. ${wanted.id}` }).waitFor();

    await page.getByRole('button', { name: 'Potvrdit', exact: true }).click();
    await confirmDialog(page, 'Potvrdit rezervaci');
    await page.getByText('Rezervace je potvrzená.').waitFor();
    await waitForMail(app.url, wanted.guest_email, 'Rezervace je potvrzená');
    await page.getByRole('button', { name: 'Upravit poznámku' }).click();
    await page.getByRole('textbox', { name: 'Poznámka majitele' }).fill('Klíče jsou ve vrátnici.');
    await page.getByRole('button', { name: 'Uložit', exact: true }).click();
    await page.getByText('Poznámka je uložená.').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await undo(page);
    await page.getByText('Bez poznámky.').waitFor();

    await page.goto(
      `/admin2/rezervace?view=kalendar&space=${wanted.space.id}&day=${wanted.start_datetime.slice(0, 10)}&span=list`,
    );
    await page.getByText(wanted.guest_name).first().click();
    await page.waitForURL((url) => url.pathname === `/admin2/rezervace/${wanted.id}`);

    await page.getByRole('button', { name: 'Zrušit rezervaci', exact: true }).click();
    await confirmDialog(page, 'Zrušit rezervaci');
    await page.getByText('Napište důvod').waitFor();
    await page.getByLabel('Důvod').fill('V budově praskla voda.');
    await confirmDialog(page, 'Zrušit rezervaci');
    await page.getByText('Rezervace je zrušená.').waitFor();
    await waitForMail(app.url, wanted.guest_email, 'Rezervace je zrušená', 'V budově praskla voda.');
    await page.reload();
    const timeline = page.getByRole('listitem');
    await timeline.filter({ hasText: 'Potvrzení rezervace' }).first().waitFor();
    await page.getByRole('group', { name: 'Druh záznamů' }).getByRole('button', { name: 'E-maily' }).click();
    await timeline.filter({ hasText: wanted.guest_email }).first().waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('the page of a space', () => {
  it('recommends the space and undoes it, shows its timeline, deletes it and restores it as a draft', async () => {
    const { catalog } = (await (await fetch(`${app.url}/api/catalog/new/`)).json()) as {
      catalog: { spaces: { id: number; url: string }[] };
    };
    const [{ id, url } = { id: 0, url: '' }] = catalog.spaces;
    const call = await createOperatorApi(app);
    const state = async () => (await call<Space>('GET', `admin/spaces/${id}`)).space;
    const was = (await state()).recommended;
    const { page, complaints } = await openConsole(app, `/admin2/prostory/${id}`);
    const recommended = page.getByRole('switch', { name: 'Doporučujeme' });
    await recommended.click();
    await page.getByText(was ? /^Už nedoporučujeme: / : /^Doporučujeme: /u).waitFor();
    expect((await state()).recommended).toBe(!was);
    await undo(page);
    await page.getByText('Vráceno zpět').waitFor();
    expect((await state()).recommended).toBe(was);
    await page.getByRole('group', { name: 'Druh záznamů' }).getByRole('button', { name: 'Akce' }).click();
    await page.getByRole('listitem').filter({ hasText: 'admin@prostora.test' }).nth(1).waitFor();

    await page.getByRole('button', { name: 'Další akce' }).click();
    await page.getByRole('menuitem', { name: 'Smazat' }).click();
    await confirmDialog(page, 'Smazat prostor');
    await page.getByText(/^Smazáno: /u).waitFor();
    expect((await fetch(`${app.url}/prostor/${url}`)).status).toBe(410);
    await undo(page);
    await page.getByText('Vráceno zpět').last().waitFor();
    await page.getByText('Koncept', { exact: true }).first().waitFor();
    expect((await state()).status).toBe('DRAFT');
    expect(complaints).toEqual([]);
  });
});
