import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findViolations } from './axe.ts';
import { PHONE } from './browser.ts';
import { eventually, fitsViewport, fetchStatus } from './console-site.ts';
import { confirmDialog, openConsole, createOperatorApi, undo, filterUnexpected } from './console.ts';
import { startTestApp } from './test-app.ts';

const app = startTestApp();

type Post = { id: number; slug: string; version: number };
const INPUT = {
  perex: 'O čem to je.',
  html: '<h2>První část</h2><p>Text první.</p><h2>Druhá část</h2><p>Text druhý.</p>',
  cover_id: null,
  cover_alt: '',
  cover_caption: '',
  category_id: null,
  tag_ids: [],
  author_name: 'Jan Pán',
  meta_title: '',
  meta_description: '',
};

const editor = (page: Page) => page.getByRole('textbox', { name: 'Text článku' });
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(?:Uložit|Uložit koncept)$/u }).click();
  await page
    .getByText(/Článek je uložený/u)
    .first()
    .waitFor();
};

describe('the blog', () => {
  it('a post is written with a picture and a video, previewed, published and read', async () => {
    const { page, context, complaints } = await openConsole(app, '/admin2/blog/new');
    await page.getByRole('button', { name: 'Uložit koncept' }).click();
    await page.getByText('Povinná hodnota').first().waitFor();
    await page.getByLabel('Název', { exact: true }).fill('Jak se staví pódium');
    await page.locator('#post_perex').fill('Krok za krokem, od plánku po poslední šroub.');
    await editor(page).click();
    await page.getByRole('combobox', { name: 'Druh odstavce' }).selectOption('h2');
    await editor(page).pressSequentially('Podklad');
    await page.keyboard.press('Enter');
    await editor(page).pressSequentially('Nejdřív rovná podlaha.');
    await page.getByLabel('Vybrat obrázek').setInputFiles('api/seeds/photos/dance-detail.jpg');
    await page.getByLabel('Co je na obrázku vidět').fill('Dřevěné pódium');
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await editor(page).locator('p').last().click();
    await page
      .getByRole('toolbar', { name: 'Vložit do textu' })
      .getByRole('button', { name: 'Video' })
      .click();
    await page.getByLabel('Adresa videa z YouTube nebo Vimea').fill('https://youtu.be/aqz-KE-bpKQ');
    await page.keyboard.press('Enter');
    await editor(page).getByText('Video z').waitFor();
    await save(page);
    await page.waitForURL(/\/admin2\/blog\/\d+\/edit$/u);

    const [preview] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Náhled', exact: true }).click(),
    ]);
    await preview.getByText('Náhled článku, který ještě nevyšel.').waitFor();
    expect(await preview.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect((await fetchStatus(app, '/blog/jak-se-stavi-podium'))[0]).toBe(404);

    await page.getByRole('button', { name: 'Publikovat', exact: true }).click();
    await confirmDialog(page, 'Publikovat');
    await page.getByText('Článek je na blogu.').waitFor();
    const address = '/blog/jak-se-stavi-podium';
    await eventually(
      'the picture is made',
      async () => (await (await fetch(app.url + address)).text()).includes('alt="Dřevěné pódium"'),
      120_000,
    );
    const reader = await app.open(address);
    await reader.page.getByRole('heading', { name: 'Jak se staví pódium', level: 1 }).waitFor();
    expect(await reader.page.locator('iframe').count()).toBe(0);
    await reader.page.getByRole('button', { name: 'Přehrát video' }).waitFor();
    expect(await (await fetch(`${app.url}/blog/rss.xml`)).text()).toContain('Jak se staví pódium');
    expect([filterUnexpected(complaints), reader.complaints]).toEqual([[], []]);
  }, 240_000);

  it('the contents lead to the sections and mark the one being read', async () => {
    const { page, complaints } = await app.open('/blog/kolik-mista-opravdu-potrebuje-svatba-pro-sto-lidi');
    const contents = page.getByRole('navigation', { name: 'V článku' });
    await contents.getByRole('link', { name: 'Kam s kapelou' }).click();
    await contents.locator('[aria-current="location"]', { hasText: 'Kam s' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Další čtení' }).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('concurrent edits are merged, a revision is restored, a deletion is undone', async () => {
    const api = await createOperatorApi(app);
    const post = await api<Post>('POST', 'admin/blog/posts', { ...INPUT, title: 'Dvě ruce' });
    const { page, complaints } = await openConsole(app, `/admin2/blog/${post.id}/edit`);
    await page.locator('#post_perex').waitFor();
    await api('PUT', `admin/blog/posts/${post.id}`, {
      ...INPUT,
      title: 'Dvě ruce',
      perex: 'Napsal někdo jiný.',
      slug: post.slug,
      version: post.version,
    });
    await page.locator('#post_perex').fill('Napsal jsem já.');
    await page.getByRole('button', { name: 'Uložit', exact: true }).click();
    await page.getByText('Napsal někdo jiný.').first().waitFor();
    expect(await page.locator('#post_perex').inputValue()).toBe('Napsal jsem já.');
    await save(page);

    await page.getByRole('button', { name: 'Další akce' }).click();
    await page.getByRole('menuitem', { name: 'Revize' }).click();
    const drawer = page.getByRole('dialog', { name: 'Revize článku' });
    await drawer.getByRole('button', { name: 'Porovnat' }).last().click();
    await drawer.getByText('Co by se obnovením změnilo').waitFor();
    await drawer.getByRole('button', { name: 'Obnovit tuto revizi' }).click();
    await confirmDialog(page, 'Obnovit tuto revizi');
    await page.getByText('Článek je zpět v podobě z vybrané revize.').waitFor();
    expect((await api<{ perex: string }>('GET', `admin/blog/posts/${post.id}`)).perex).toBe(INPUT.perex);

    await page.getByRole('button', { name: 'Další akce' }).click();
    await page.getByRole('menuitem', { name: 'Smazat článek' }).click();
    await confirmDialog(page, 'Smazat článek');
    await page.waitForURL(/\/admin2\/blog$/u);
    await undo(page);
    await eventually('the deletion is taken back', async () =>
      api('GET', `admin/blog/posts/${post.id}`).then(
        () => true,
        () => false,
      ),
    );
    expect(filterUnexpected(complaints)).toEqual([]);
  }, 180_000);

  it('a withdrawn post is 404, a deleted one 410, a renamed one redirects', async () => {
    const api = await createOperatorApi(app);
    const post = await api<Post>('POST', 'admin/blog/posts', { ...INPUT, title: 'Stará adresa článku' });
    await api('POST', `admin/blog/posts/${post.id}/status`, { step: 'publish' });
    const { version } = await api<Post>('GET', `admin/blog/posts/${post.id}`);
    await api('PUT', `admin/blog/posts/${post.id}`, {
      ...INPUT,
      title: 'Stará adresa článku',
      slug: 'nova-adresa-clanku',
      version,
    });
    expect(await fetchStatus(app, '/blog/stara-adresa-clanku')).toEqual([301, '/blog/nova-adresa-clanku']);
    await api('DELETE', `admin/blog/posts/${post.id}`);
    expect((await fetchStatus(app, '/blog/nova-adresa-clanku'))[0]).toBe(410);
    expect((await fetchStatus(app, '/blog/neni-tu'))[0]).toBe(404);
    expect((await fetchStatus(app, '/blog?kategorie=neni'))[0]).toBe(404);
  });

  it('fits a phone, and breaks no accessibility rule', async () => {
    for (const path of [
      '/blog',
      '/blog?kategorie=rady',
      '/blog/kolik-mista-opravdu-potrebuje-svatba-pro-sto-lidi',
    ]) {
      const { page, complaints } = await app.open(path, { viewport: PHONE });
      expect([path, await fitsViewport(page), await findViolations(page), complaints]).toEqual([
        path,
        true,
        [],
        [],
      ]);
    }
  });
});
