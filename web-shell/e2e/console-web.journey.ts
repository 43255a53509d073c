import { describe, expect, it } from '@jest/globals';
import { confirmDialog, openConsole, createOperatorApi, undo } from './console.ts';
import { startTestApp } from './test-app.ts';

const app = startTestApp();

const fetchStatus = async (path: string) => {
  const answer = await fetch(app.url + path, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
};

describe('redirects', () => {
  it('are created, filtered, edited with a concurrent change, rejected with a reason, deleted and restored; the site follows each time', async () => {
    const { page, complaints } = await openConsole(app, '/admin2/presmerovani');
    await page.getByRole('button', { name: 'Nové přesměrování' }).first().click();
    await page.getByLabel('Stará adresa').fill('/akce/stary-ples');
    await page.getByLabel('Kam vede').fill('/katalog/praha');
    await page.getByRole('button', { name: 'Přidat', exact: true }).click();
    await page.getByText('Přesměrování je přidané.').waitFor();
    expect(await fetchStatus('/akce/stary-ples?utm=x')).toEqual([301, '/katalog/praha']);

    await page.getByRole('button', { name: 'Nové přesměrování' }).first().click();
    await page.getByLabel('Stará adresa').fill('/akce/stary-ples');
    await page.getByRole('button', { name: 'Přidat', exact: true }).click();
    await page.getByText('Z této adresy už přesměrování vede').waitFor();
    await page.getByRole('button', { name: 'Zrušit', exact: true }).click();
    await confirmDialog(page, 'Zahodit změny');

    await page.getByRole('searchbox').fill('ples');
    await page.waitForURL(/search=ples/u);
    await page.getByRole('button', { name: 'Upravit přesměrování /akce/stary-ples' }).click();
    const call = await createOperatorApi(app);
    const {
      items: [mine],
    } = await call<{ items: { id: number; version: number }[] }>('GET', 'admin/redirects?search=ples');
    await call('PUT', `admin/redirects/${mine?.id}`, {
      from_path: '/akce/stary-ples',
      to_path: '/katalog/brno',
      version: mine?.version,
    });
    await page.getByLabel('Kam vede').fill('/katalog/olomouc');
    await page.getByRole('button', { name: 'Uložit', exact: true }).click();
    await page.getByRole('alert').getByText('/katalog/brno').first().waitFor();
    await page.getByRole('button', { name: 'Uložit', exact: true }).click();
    await page.getByText('Přesměrování je uložené.').waitFor();
    expect(await fetchStatus('/akce/stary-ples')).toEqual([301, '/katalog/olomouc']);

    await page.getByRole('button', { name: 'Smazat přesměrování /akce/stary-ples' }).click();
    await confirmDialog(page, 'Smazat');
    await page.getByText('Přesměrování /akce/stary-ples je smazané.').waitFor();
    expect((await fetchStatus('/akce/stary-ples'))[0]).toBe(404);
    await undo(page);
    await page.getByRole('button', { name: 'Upravit přesměrování /akce/stary-ples' }).waitFor();
    expect(await fetchStatus('/akce/stary-ples')).toEqual([301, '/katalog/olomouc']);
    expect(complaints.filter((complaint) => !/409|422/u.test(complaint))).toEqual([]);
  });
});

describe('settings of the site', () => {
  it('set the site’s name on public pages, show errors at their fields, and guard unsaved changes', async () => {
    const { page, complaints } = await openConsole(app, '/admin2/nastaveni');
    await page.getByLabel('Název webu').fill('Prostora Plus');
    await page.getByLabel('IČO').fill('12345678');
    await page.getByRole('button', { name: 'Uložit nastavení' }).click();
    await page.getByText('IČO má osm číslic a tohle neprošlo kontrolou').waitFor();
    await page.getByRole('link', { name: 'Uživatelé' }).click();
    await page.getByRole('dialog').getByText('Zahodit neuložené změny?').waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('IČO').fill('27082440');
    await page.getByRole('button', { name: 'Uložit nastavení' }).click();
    await page.getByText(/Nastavení je uložené/u).waitFor();
    await page.waitForFunction(
      async () => (await (await fetch('/')).text()).includes('| Prostora Plus</title>'),
      null,
      { polling: 300 },
    );
    expect(await (await fetch(`${app.url}/`)).text()).toContain('27082440');
    expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  });
});
