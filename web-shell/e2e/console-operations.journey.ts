import { describe, expect, it } from '@jest/globals';
import { breakMails } from '../../tools/testing/queue-fault.ts';
import { confirmDialog, openConsole, createOperatorApi, undo, filterUnexpected } from './console.ts';
import { waitForMail, startTestApp } from './test-app.ts';

const app = startTestApp({ mail: true });
type Plan = {
  id: number;
  name: string;
  version: number;
  price_per_year: number;
  config: { name: string; description: string };
  sort_order: number;
  active: boolean;
};
type Order = { id: number; number: string; state: string; customer: { email: string } };

describe('queues', () => {
  it('list failed jobs with reasons, retry them, and remove them after a confirmation', async () => {
    await breakMails(app.databaseUrl, [990_001, 990_002]);
    const { page, complaints } = await openConsole(app, '/admin2/fronty');
    const failed = page.getByRole('region', { name: 'Úlohy, které selhaly' });
    const rows = failed.locator('tr[data-row-key]').filter({ hasText: 'Odeslání e-mailu' });
    await page.getByText('selhalo: 2 úlohy').waitFor();
    await rows.nth(1).waitFor();
    await failed.getByRole('searchbox').fill('no valid message');
    await page.waitForURL(/search=no/u);
    await rows.nth(1).waitFor();
    await failed.getByRole('searchbox').fill('nothing of the kind');
    await page.getByText('Takovému filtru nic neodpovídá').waitFor();
    await page.getByRole('button', { name: 'Zrušit filtry' }).click();
    await rows.nth(1).waitFor();

    await rows.first().getByRole('button', { name: 'Spustit znovu: Odeslání e-mailu' }).click();
    await page.getByText('Úloha je zpátky ve frontě').waitFor();
    await page.reload();
    await rows.nth(1).waitFor();
    await rows.first().getByRole('button', { name: 'Odstranit: Odeslání e-mailu' }).click();
    await confirmDialog(page, 'Odstranit');
    await page.getByText('Úloha je pryč').waitFor();
    await rows.nth(1).waitFor({ state: 'detached' });

    await page.goto('/admin2/protokol?subject_type=queue');
    await page.getByRole('row').filter({ hasText: 'admin@prostora.test' }).nth(1).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('mails', () => {
  it('are filtered by template and address, opened and previewed', async () => {
    const asked = await fetch(`${app.url}/api/user/lost-password`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'majitel@prostora.test' }),
    });
    expect(asked.ok).toBe(true);
    await waitForMail(app.url, 'majitel@prostora.test', 'hesl');
    const { page, complaints } = await openConsole(app, '/admin2/posta');
    await page
      .getByRole('navigation', { name: 'Stav e-mailů' })
      .getByRole('link', { name: /^Odeslané/u })
      .click();
    await page.waitForURL(/state=sent/u);
    await page.getByRole('searchbox').fill('majitel@');
    await page.waitForURL(/search=majitel/u);
    await page
      .locator('tr[data-row-key]')
      .filter({ hasText: 'majitel@prostora.test' })
      .first()
      .getByRole('button', { name: 'majitel@prostora.test' })
      .click();
    const drawer = page.getByRole('dialog', { name: 'E-mail majitel@prostora.test' });
    await drawer.getByText('Odeslaný').waitFor();
    await page.waitForURL(/mail=\d+/u);
    await drawer.getByRole('link', { name: 'Zobrazit šablonu' }).click();
    await page.waitForURL(/\/posta\/sablony\?sablona=/u);
    await page
      .frameLocator('iframe[title^="Náhled"]')
      .getByText(/hesl/iu)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.getByRole('searchbox').fill('potvrzena');
    await page
      .getByRole('navigation', { name: 'Seznam šablon' })
      .getByRole('link', { name: 'Majiteli: rezervace potvrzena' })
      .click();
    await page
      .frameLocator('iframe[title^="Náhled"]')
      .getByText(/potvrzen/iu)
      .first()
      .waitFor();
    await page.getByText('Text', { exact: true }).click();
    await page.locator('pre').filter({ hasText: 'jsme za vás potvrdili' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('plans, orders and the audit log', () => {
  it('a plan is edited with a concurrent change, retired and offered again; the audit log shows the differences', async () => {
    const call = await createOperatorApi(app);
    const { items: plans } = await call<{ items: Plan[] }>('GET', 'admin/plans');
    const plan = plans.find(({ name }) => name === 'Profi') ?? plans[0];
    if (!plan) throw new Error('There is no plan.');
    const { page, complaints } = await openConsole(app, '/admin2/clenstvi?cast=tarify');
    await page.getByRole('button', { name: `Upravit tarif ${plan.name}` }).click();
    await page.getByLabel('Krátký popis').fill('Pro domy s mnoha sály.');
    const { name, price_per_year, sort_order, active, version } = plan;
    const config = { ...plan.config, name: undefined };
    await call('PUT', `admin/plans/${plan.id}`, {
      name,
      price_per_year: price_per_year + 500,
      sort_order,
      active,
      config,
      version,
    });
    await page.getByRole('button', { name: 'Uložit tarif' }).click();
    await page.getByRole('alert').getByText('Mezitím to změnil někdo jiný').waitFor();
    await page.getByRole('button', { name: 'Uložit tarif' }).click();
    await page.getByText(`Tarif ${plan.name} je uložený.`).waitFor();
    const saved = (await call<{ items: Plan[] }>('GET', 'admin/plans')).items.find(
      ({ id }) => id === plan.id,
    );
    expect([saved?.price_per_year, saved?.config.description]).toEqual([
      price_per_year + 500,
      'Pro domy s mnoha sály.',
    ]);

    await page.getByRole('button', { name: `Vyřadit tarif ${plan.name}` }).click();
    await confirmDialog(page, 'Vyřadit tarif');
    await page.getByText(`Vyřazeno z nabídky: ${plan.name}`).waitFor();
    await undo(page);
    await page.getByRole('button', { name: `Vyřadit tarif ${plan.name}` }).waitFor();

    await page.goto('/admin2/protokol');
    await page.getByRole('combobox', { name: 'S čím' }).click();
    await page.getByRole('combobox', { name: 'S čím' }).fill('tarif');
    await page.getByTitle('tarif', { exact: true }).last().click();
    await page.waitForURL(/subject_type=plan/u);
    const rows = page.locator('tr[data-row-key]').filter({ hasText: 'admin@prostora.test' });
    await rows.filter({ hasText: 'uživatel č.' }).first().waitFor({ state: 'detached' });
    await rows.nth(3).waitFor();
    const first = rows.filter({ hasText: 'Změněné údaje' }).last();
    await first.getByText(/^Změněné údaje/u).click();
    await first.locator('ins').first().waitFor();
    await page.getByRole('searchbox').fill('nikdo@nikde');
    await page.getByText('Takovému filtru nic neodpovídá').waitFor();
    expect(filterUnexpected(complaints)).toEqual([]);
  });

  it('a pending order is marked as paid, and its customer gets the mail', async () => {
    const call = await createOperatorApi(app);
    const {
      items: [order],
    } = await call<{ items: Order[] }>('GET', 'admin/orders?state=waiting&page_size=1');
    if (!order) throw new Error('No order waits.');
    const { page, complaints } = await openConsole(app, '/admin2/clenstvi?state=waiting');
    await page.getByRole('searchbox').fill(order.number);
    await page.waitForURL(/search=/u);
    await page.getByRole('button', { name: `Označit jako zaplacené: ${order.number}` }).click();
    await confirmDialog(page, 'Potvrdit platbu');
    await page.getByText(`Zaplaceno: objednávka ${order.number}`).last().waitFor();
    await page.getByText('Takovému filtru nic neodpovídá').waitFor();
    await page
      .getByRole('navigation', { name: 'Stav' })
      .getByRole('link', { name: /^Zaplacené/u })
      .click();
    await page.getByRole('row').filter({ hasText: order.number }).filter({ hasText: 'Zaplacená' }).waitFor();
    await waitForMail(app.url, order.customer.email, 'Vaše členství');
    expect(complaints).toEqual([]);
  });
});
