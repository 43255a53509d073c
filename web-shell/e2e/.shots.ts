import { openBrowser, openPage } from './browser.ts';
const U = 'http://127.0.0.1:4600', out = '/tmp/web/shots/';
const b = await openBrowser();
const sizes = { 390: 844, 768: 1024, 1024: 768, 1440: 900 };
const spaces = (await (await fetch(U + '/api/catalog/new/')).json()).catalog.spaces;
const space = '/prostor/' + spaces[0].url;
const which = process.argv.slice(2);
const want = (n: string) => which.length === 0 || which.some((w) => n.includes(w));
for (const [w, h] of Object.entries(sizes)) {
  const viewport = { width: +w, height: h };
  const go = async (name: string, path: string, act?: (page: any) => Promise<void>, full = false) => {
    const n = `${name}-${w}`; if (!want(n)) return;
    const { page, context, complaints } = await openPage(b, { viewport, baseURL: U, hasTouch: +w < 800 });
    try { await page.goto(path); await page.locator('html[data-live]').waitFor(); await act?.(page); await page.waitForLoadState('networkidle'); await page.waitForTimeout(900); await page.screenshot({ path: out + n + '.png', fullPage: full }); } catch (e) { console.log(n, String(e).slice(0, 200)); }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth); if (over > 0) console.log(n, 'overflows', over);
    if (complaints.length) console.log(n, complaints);
    await context.close();
  };
  await go('catalog', '/'); await go('catalogfull', '/katalog/brno', undefined, true);
  if (+w > 600) for (const [k, l] of [['where', /^Kde/], ['purpose', /^Příležitost/], ['dates', /^Termín/]] as const) await go('panel-' + k, '/', (p) => p.getByRole('button', { name: l }).first().click());
  if (+w > 600) await go('panel-attrs', '/', (p) => p.getByRole('button', { name: 'Vybavení a služby' }).first().click());
  if (+w <= 600) await go('sheet', '/', (p) => p.getByRole('button', { name: /^Filtr/ }).click());
  if (+w <= 1024) await go('mapsheet', '/', (p) => p.getByRole('button', { name: 'Mapa', exact: true }).click());
  await go('space', space, undefined, true);
  await go('gallery', space, (p) => p.getByRole('button', { name: /fot(?:ka|ky|ek)$/u }).click());
  await go('login', '/', (p) => p.getByRole('banner').getByRole('link', { name: 'Přihlásit se' }).click());
  await go('notfound', '/neni-tu');
  await go('empty', '/?search=neexistujicislovo');
  for (const scheme of ['light', 'dark'] as const) {
    if (!want(`admin-${scheme}-${w}`)) continue;
    const { page, context, complaints } = await openPage(b, { viewport, baseURL: U, colorScheme: scheme });
    await page.goto('/prihlasit?next=/admin2/dashboard'); await page.locator('html[data-live]').waitFor();
    await page.getByLabel('E-mail').fill('admin@prostora.test'); await page.getByLabel('Heslo', { exact: true }).fill('Admin1234'); await page.keyboard.press('Enter');
    await page.waitForURL(/admin2/); await page.getByRole('heading', { level: 1 }).waitFor(); await page.waitForLoadState('networkidle'); await page.waitForTimeout(800);
    await page.screenshot({ path: out + `admin-dash-${scheme}-${w}.png`, fullPage: true });
    await page.goto('/admin2/prostory?status=WAITING_FOR_APPROVAL'); await page.getByRole('row').nth(1).waitFor(); await page.waitForLoadState('networkidle'); await page.waitForTimeout(500);
    await page.screenshot({ path: out + `admin-spaces-${scheme}-${w}.png` });
    await page.getByRole('row').nth(+w > 900 ? 1 : 1).getByRole('link').first().click(); await page.waitForTimeout(1800);
    await page.screenshot({ path: out + `admin-review-${scheme}-${w}.png` });
    if (complaints.length) console.log('admin', scheme, w, complaints);
    await context.close();
  }
}
await b.close();
