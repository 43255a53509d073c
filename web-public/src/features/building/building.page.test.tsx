import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildingAnswer, buildingDetail } from '@prostora/testing/building-fixtures.ts';
import { card } from '@prostora/testing/catalog-fixtures.ts';
import { spaceAnswer } from '@prostora/testing/space-fixtures.ts';
import { failWith, renderSite } from '../../testing/render-site.tsx';
import { buildingHandle } from './building-head.ts';

const renderBuildingPage = (change: Parameters<typeof buildingAnswer>[0] = {}) =>
  renderSite('/budova/pragovka', () => buildingAnswer(change));

describe('the page of a building', () => {
  it('shows its name, address and spaces', async () => {
    const { asked } = renderBuildingPage();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Pragovka');
    expect(asked[0]?.search).toBe('?url=pragovka');
    expect(screen.getByText('Kolbenova 923/34a, Praha 9')).toBeTruthy();
    const summary = screen.getByLabelText('Základní údaje');
    expect(summary.textContent).toMatch(/2 prostory.*40–120 hostů.*900 Kč\/h/su);
    expect(screen.getByRole('heading', { name: /^2.prostory v.budově$/u })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Loft.1/u }).getAttribute('href')).toBe(
      '/prostor/pragovka/loft-1',
    );
    expect(screen.getByText('Továrna z roku 1907.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Co mají všechny prostory společné' })).toBeTruthy();
  });

  it.each([
    ['links to its public program when that names an event', true, ['/budova/pragovka/program']],
    ['links to no program without an event', false, []],
  ])('%s', async (_rule, has_program, expected) => {
    renderBuildingPage({ has_program });
    await screen.findByRole('heading', { level: 1 });
    const links = screen.queryAllByRole('link', { name: 'Co se tu chystá' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
  });

  it('links to similar spaces and the catalogue', async () => {
    renderBuildingPage();
    const similar = (await screen.findByRole('heading', { name: 'Podobné prostory' })).closest(
      'section',
    ) as HTMLElement;
    expect(within(similar).getByRole('link', { name: 'Všechny prostory: Praha' }).getAttribute('href')).toBe(
      '/katalog/praha',
    );
    expect(within(similar).getByRole('link', { name: /Loft.7/u })).toBeTruthy();
  });

  it('omits sections without content', async () => {
    renderBuildingPage({
      description: '',
      capacity: null,
      shared: { equipments: [], services: [], purpose: [] },
      spaces: [card(1, { price_from: null })],
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: 'O budově' })).toBeNull();
    expect(screen.queryByRole('heading', { name: /^Co /u })).toBeNull();
    expect(screen.getByRole('heading', { name: /^Prostor v.budově$/u })).toBeTruthy();
    expect(screen.getByLabelText('Základní údaje').textContent).toContain('dohodou');
  });

  it('redirects to the space of a building let as a whole', async () => {
    const { place } = renderSite('/budova/zahrada', (url) =>
      url.pathname === '/api/building'
        ? { ...buildingAnswer(), building: null, redirect: '/prostor/zahrada' }
        : spaceAnswer(),
    );
    await waitFor(() => expect(place()).toBe('/prostor/zahrada'));
  });

  it.each([404, 410])('shows the error page for status %d', async (status) => {
    renderSite('/budova/pryc', () => failWith(status));
    expect(await screen.findByText('error page')).toBeTruthy();
  });

  it('describes the venue and its spaces in structured data', () => {
    const head = buildingHandle.head?.({ ...buildingAnswer(), building: buildingDetail() });
    expect(head?.canonical).toBe('/budova/pragovka');
    expect(head?.json_ld).toEqual([
      expect.objectContaining({
        '@type': 'EventVenue',
        '@id': '/budova/pragovka#venue',
        name: 'Pragovka',
        maximumAttendeeCapacity: 120,
        containsPlace: [
          expect.objectContaining({ name: 'Loft 1', url: '/prostor/pragovka/loft-1' }),
          expect.objectContaining({ name: 'Loft 2' }),
        ],
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  });
});

it('space page links to its building', async () => {
  renderSite('/prostor/pragovka/loft', () => spaceAnswer());
  expect((await screen.findByRole('link', { name: 'Pragovka' })).getAttribute('href')).toBe(
    '/budova/pragovka',
  );
});
