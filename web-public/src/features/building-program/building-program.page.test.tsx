import { describe, expect, it } from '@jest/globals';
import type { PublicProgramAnswer } from '@prostora/api-client';
import { screen, waitFor } from '@testing-library/react';
import { failWith, renderSite } from '../../testing/render-site.tsx';
import { handle } from './building-program.page.tsx';

const building = { name: 'Pragovka', slug: 'pragovka', city: 'Praha 9' };
const events: PublicProgramAnswer['events'] = [
  {
    id: 7,
    title: 'Ples hasičů',
    space_names: ['Foyer', 'Velký sál'],
    start_datetime: '2027-02-05T18:00:00Z',
    end_datetime: '2027-02-05T23:00:00Z',
  },
  {
    id: 8,
    title: 'Burza hraček',
    space_names: [],
    start_datetime: '2027-02-06T08:00:00Z',
    end_datetime: '2027-02-06T12:00:00Z',
  },
];
const show = (answer: Partial<PublicProgramAnswer> = {}) =>
  renderSite('/budova/pragovka/program', () => ({ building, redirect: null, events, ...answer }));

describe('the public program of a building', () => {
  it('names events by day with hours and spaces, and leads to the calendar and the building', async () => {
    const { asked } = show();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Program: Pragovka');
    expect(asked[0]?.pathname).toBe('/api/building/program');
    expect(asked[0]?.search).toBe('?url=pragovka');
    const days = screen.getAllByRole('heading', { level: 2 });
    expect(days.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      'pá 5. 2. 2027',
      'so 6. 2. 2027',
    ]);
    expect(screen.getByText('Ples hasičů').closest('li')?.textContent).toBe(
      '19:00–24:00Ples hasičůFoyer, Velký sál',
    );
    expect(screen.getByRole('link', { name: 'Přidat do kalendáře' }).getAttribute('href')).toBe(
      '/budova/pragovka/program.ics',
    );
    expect(screen.getByRole('link', { name: 'Prostory k pronájmu' }).getAttribute('href')).toBe(
      '/budova/pragovka',
    );
  });

  it('is not indexed without an event', () => {
    expect(handle.head?.({ building, events: [] })).toMatchObject({ robots: 'noindex' });
    expect(handle.head?.({ building, events })).toMatchObject({
      robots: 'index, follow',
      canonical: '/budova/pragovka/program',
    });
  });

  it('follows a renamed building, and is missing with its building', async () => {
    const { place } = renderSite('/budova/stara/program', (url) =>
      url.search === '?url=stara'
        ? { building: null, redirect: '/budova/pragovka/program', events: [] }
        : { building, redirect: null, events: [] },
    );
    await waitFor(() => expect(place()).toBe('/budova/pragovka/program'));
    expect(await screen.findByText('Zatím tu není žádná veřejná akce.')).toBeTruthy();
    renderSite('/budova/neni/program', () => failWith(404));
    expect(await screen.findByText('error page')).toBeTruthy();
  });
});
