import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { PHONE } from './browser.ts';
import { eventually, fits, statusOf } from './console-site.ts';
import { confirmed, entered, otherDesk, undo, unexpected } from './console.ts';
import { setStage } from './stage.ts';

const stage = setStage();

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
    const { page, context, complaints } = await entered(stage, '/admin2/blog/new');
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
    expect((await statusOf(stage, '/blog/jak-se-stavi-podium'))[0]).toBe(404);

    await page.getByRole('button', { name: 'Publikovat', exact: true }).click();
    await confirmed(page, 'Publikovat');
    await page.getByText('Článek je na blogu.').waitFor();
    const address = '/blog/jak-se-stavi-podium';
    await eventually(
      'the picture is made',
      async () => (await (await fetch(stage.url + address)).text()).includes('alt="Dřevěné pódium"'),
      120_000,
    );
    const reader = await stage.open(address);
    await reader.page.getByRole('heading', { name: 'Jak se staví pódium', level: 1 }).waitFor();
    expect(await reader.page.locator('iframe').count()).toBe(0);
    await reader.page.getByRole('button', { name: 'Přehrát video' }).waitFor();
    expect(await (await fetch(`${stage.url}/blog/rss.xml`)).text()).toContain('Jak se staví pódium');
    expect([unexpected(complaints), reader.complaints]).toEqual([[], []]);
  }, 240_000);

  it('the contents lead to the sections and mark the one being read', async () => {
    const { page, complaints } = await stage.open('/blog/kolik-mista-opravdu-potrebuje-svatba-pro-sto-lidi');
    const contents = page.getByRole('navigation', { name: 'V článku' });
    await contents.getByRole('link', { name: 'Kam s kapelou' }).click();
    await contents.locator('[aria-current="location"]', { hasText: 'Kam s' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Další čtení' }).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('two desks do not overwrite each other, a revision comes back, a deletion is taken back', async () => {
    const desk = await otherDesk(stage);
    const post = await desk<Post>('POST', 'admin/blog/posts', { ...INPUT, title: 'Dvě ruce' });
    const { page, complaints } = await entered(stage, `/admin2/blog/${post.id}/edit`);
    await page.locator('#post_perex').waitFor();
    await desk('PUT', `admin/blog/posts/${post.id}`, {
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
    await confirmed(page, 'Obnovit tuto revizi');
    await page.getByText('Článek je zpět v podobě z vybrané revize.').waitFor();
    expect((await desk<{ perex: string }>('GET', `admin/blog/posts/${post.id}`)).perex).toBe(INPUT.perex);

    await page.getByRole('button', { name: 'Další akce' }).click();
    await page.getByRole('menuitem', { name: 'Smazat článek' }).click();
    await confirmed(page, 'Smazat článek');
    await page.waitForURL(/\/admin2\/blog$/u);
    await undo(page);
    await eventually('the deletion is taken back', async () =>
      desk('GET', `admin/blog/posts/${post.id}`).then(
        () => true,
        () => false,
      ),
    );
    expect(unexpected(complaints)).toEqual([]);
  }, 180_000);

  it('a withdrawn post is not found, a deleted one is gone, a renamed one leads on', async () => {
    const desk = await otherDesk(stage);
    const post = await desk<Post>('POST', 'admin/blog/posts', { ...INPUT, title: 'Stará adresa článku' });
    await desk('POST', `admin/blog/posts/${post.id}/status`, { step: 'publish' });
    const { version } = await desk<Post>('GET', `admin/blog/posts/${post.id}`);
    await desk('PUT', `admin/blog/posts/${post.id}`, {
      ...INPUT,
      title: 'Stará adresa článku',
      slug: 'nova-adresa-clanku',
      version,
    });
    expect(await statusOf(stage, '/blog/stara-adresa-clanku')).toEqual([301, '/blog/nova-adresa-clanku']);
    await desk('DELETE', `admin/blog/posts/${post.id}`);
    expect((await statusOf(stage, '/blog/nova-adresa-clanku'))[0]).toBe(410);
    expect((await statusOf(stage, '/blog/neni-tu'))[0]).toBe(404);
    expect((await statusOf(stage, '/blog?kategorie=neni'))[0]).toBe(404);
  });

  it('fits a phone, and breaks no accessibility rule', async () => {
    for (const path of [
      '/blog',
      '/blog?kategorie=rady',
      '/blog/kolik-mista-opravdu-potrebuje-svatba-pro-sto-lidi',
    ]) {
      const { page, complaints } = await stage.open(path, { viewport: PHONE, reducedMotion: 'reduce' });
      expect([path, await fits(page), await violations(page), complaints]).toEqual([path, true, [], []]);
    }
  });
});
