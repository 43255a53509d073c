import { describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { image } from '@prostora/testing/catalog-fixtures.ts';
import { spaceAnswer } from '@prostora/testing/space-fixtures.ts';
import { spacePage as texts } from '@prostora/strings/cs/space-page.ts';
import { renderSite } from '../../testing/render-site.tsx';

const renderSpacePage = (change: Parameters<typeof spaceAnswer>[0] = {}) =>
  renderSite('/prostor/pragovka/loft', () => spaceAnswer(change));

describe('space page', () => {
  it('shows name, address, price level and phone', async () => {
    renderSpacePage();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Loft Kotelna');
    expect(screen.getByText(/Kolbenova 923\/34a, Praha 9/u).textContent).toMatch(/^Pragovka · Kolbenova/u);
    expect(screen.getAllByRole('img', { name: 'Cenová hladina 3 ze 4' }).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: /^kotelna\.example/u }).getAttribute('href')).toBe(
      'https://www.kotelna.example/',
    );
    expect(screen.getByRole('link', { name: /123\u00a0456\u00a0789/u }).getAttribute('href')).toBe(
      'tel:+420123456789',
    );
  });

  it('opens the gallery, navigates by keyboard and returns the focus', async () => {
    const user = userEvent.setup();
    renderSpacePage();
    const opener = await screen.findByRole('button', { name: '4\u00a0fotky' });
    await user.click(opener);
    const gallery = within(await screen.findByRole('dialog'));
    expect(gallery.getByRole('status').textContent).toBe('Fotka 1 ze\u00a04');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(gallery.getByRole('status').textContent).toBe('Fotka 3 ze\u00a04');
    await user.keyboard('{End}{ArrowRight}');
    expect(gallery.getByRole('status').textContent).toBe('Fotka 1 ze\u00a04');
    await user.keyboard('{ArrowLeft}');
    expect(gallery.getByRole('status').textContent).toBe('Fotka 4 ze\u00a04');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('keeps the focus inside the open gallery', async () => {
    const user = userEvent.setup();
    renderSpacePage();
    await user.click(await screen.findByRole('link', { name: /^Otevřít fotku 2/u }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('status').textContent).toBe('Fotka 2 ze\u00a04');
    for (let presses = 0; presses < 5; presses += 1) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  it('switches photos by swiping', async () => {
    const user = userEvent.setup();
    renderSpacePage();
    await user.click(await screen.findByRole('button', { name: '4\u00a0fotky' }));
    const photo = within(await screen.findByRole('dialog')).getByRole('img', { name: 'Sál číslo 1' });
    const swipe = (from: number, to: number): void => {
      fireEvent(
        photo,
        Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch', clientX: from }),
      );
      fireEvent(
        photo,
        Object.assign(new Event('pointerup', { bubbles: true }), { pointerType: 'touch', clientX: to }),
      );
    };
    act(() => swipe(300, 120));
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('Fotka 2 ze\u00a04');
  });

  it('loads the video only after a click', async () => {
    const user = userEvent.setup();
    renderSpacePage();
    const play = await screen.findByRole('button', { name: 'Přehrát video' });
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(play);
    expect(document.querySelector('iframe')?.src).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/u,
    );
  });

  it('redirects to the new URL of a renamed space', async () => {
    const { place } = renderSite('/prostor/stary', (url) =>
      url.searchParams.get('url') === 'stary'
        ? { ...spaceAnswer(), space: null, redirect: 'pragovka/loft' }
        : spaceAnswer(),
    );
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(place()).toBe('/prostor/pragovka/loft'));
  });

  it('shows the error page for an unavailable space', async () => {
    renderSite('/prostor/neni', () => ({ ...spaceAnswer(), space: null, error_code: 'NOTFOUND' }));
    expect(await screen.findByText('error page')).toBeTruthy();
  });

  it('explains to the owner why a space is not public', async () => {
    renderSpacePage({ status: 'WAITING_FOR_APPROVAL' });
    expect(
      (await screen.findByText(/^Prostor čeká na schválení/u)).closest('[role="status"]')?.textContent,
    ).toContain('Čeká na schválení');
  });

  it('lists layouts and tells where the capacity corresponds to the area', async () => {
    renderSpacePage({
      area_size: 340,
      layouts: [
        { layout: 'stani', capacity: 150, area_m2: 105, note: 'bez nábytku' },
        { layout: 'skolni', capacity: 60, area_m2: null, note: null },
      ],
    });
    await screen.findByRole('heading', { name: 'Uspořádání a kapacity' });
    const [standing, school] = ['Ve stoje', 'Škola'].map((name) => screen.getByText(name).closest('tr'));
    expect(standing?.textContent).toMatch(/105\sm² · bez nábytku150 hostůkapacita odpovídá ploše/u);
    expect(school?.textContent).toBe('Škola60 hostů');
  });

  it('offers the fact sheet of a published space only', async () => {
    renderSpacePage();
    expect((await screen.findByRole('link', { name: texts.sheet })).getAttribute('href')).toBe(
      '/api/space/1/fact-sheet.pdf',
    );
    cleanup();
    renderSpacePage({ status: 'DRAFT' });
    await screen.findByRole('button', { name: texts.print });
    expect(screen.queryByRole('link', { name: texts.sheet })).toBeNull();
  });

  it('draws a placeholder without photos', async () => {
    renderSpacePage({ images: [] });
    expect((await screen.findAllByText('Fotografii majitel teprve přidá')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /fot/u })).toBeNull();
  });

  it('omits details without a value', async () => {
    renderSpacePage({
      phone: null,
      email: null,
      web: null,
      video_url: null,
      price_from: null,
      area_size: null,
      images: [image(1)],
    });
    expect(await screen.findByText('Majitel zatím kontakt nezveřejnil.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Video' })).toBeNull();
    expect(screen.getAllByText('cena dohodou').length).toBe(1);
    expect(screen.getByText('neuvedeno')).toBeTruthy();
  });
});
