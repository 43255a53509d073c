import { describe, expect, it } from '@jest/globals';
import type { TaxonomyAnswer } from '@prostora/api-client';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TagPicker, type TagValues } from './tag-picker.tsx';

const TAXONOMY: TaxonomyAnswer = {
  purposes: [
    { id: 1, name: 'Konference', slug: 'konference', group: 'firemni' },
    { id: 2, name: 'Školení', slug: 'skoleni', group: 'firemni' },
    { id: 3, name: 'Svatba', slug: 'svatba', group: 'soukrome' },
  ],
  equipments: [
    { id: 1, name: 'Ozvučení', slug: 'ozvuceni', category: 'Technika' },
    { id: 2, name: 'Projektor', slug: 'projektor', category: 'Technika' },
  ],
  services: [{ id: 9, name: 'Catering', slug: 'catering', category: 'Jídlo a pití' }],
};

function show(initial: TagValues = { purposes: [], attributes: [] }) {
  let latest = initial;
  function Picker() {
    const [value, setValue] = useState(initial);
    return (
      <TagPicker
        taxonomy={TAXONOMY}
        value={value}
        onChange={(next) => {
          latest = next;
          setValue(next);
        }}
      />
    );
  }
  render(<Picker />);
  return { value: () => latest };
}
const group = (name: RegExp) => within(screen.getByRole('group', { name }));

describe('tag picker', () => {
  it('offers three groups, each in its own sections', () => {
    show();
    expect(
      group(/^Vhodné pro/u)
        .getAllByRole('heading', { level: 4 })
        .map((heading) => heading.textContent),
    ).toEqual(['Firemní', 'Soukromé']);
    expect(group(/^Vybavení/u).getByRole('button', { name: 'Projektor' })).toBeTruthy();
    expect(group(/^Služby/u).getByRole('heading', { level: 4 }).textContent).toBe('Jídlo a pití');
  });

  it('toggles a tag by keyboard and keeps the focus on the chip', async () => {
    const user = userEvent.setup();
    const { value } = show();
    const chip = screen.getByRole('button', { name: 'Školení' });
    chip.focus();
    await user.keyboard(' ');
    expect(chip.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(chip);
    expect(value()).toEqual({ purposes: [2], attributes: [] });
    await user.keyboard('{Enter}');
    expect(value()).toEqual({ purposes: [], attributes: [] });
  });

  it('keeps purposes in the order of selection', async () => {
    const user = userEvent.setup();
    const { value } = show();
    for (const name of ['Svatba', 'Konference']) await user.click(screen.getByRole('button', { name }));
    expect(value().purposes).toEqual([3, 1]);
  });

  it('does not confuse a purpose with an equipment of the same id', async () => {
    const { value } = show({ purposes: [1], attributes: [] });
    expect(screen.getByRole('button', { name: 'Ozvučení' }).getAttribute('aria-pressed')).toBe('false');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Catering' }));
    expect(value()).toEqual({ purposes: [1], attributes: [9] });
  });

  it('lists previously selected tags first', () => {
    show({ purposes: [3, 1], attributes: [] });
    const chips = group(/^Vhodné pro/u)
      .getAllByRole('button')
      .map((chip) => chip.textContent);
    expect(chips).toEqual(['Svatba', 'Konference', 'Školení']);
    expect(group(/^Vhodné pro/u).getAllByRole('heading', { level: 4 })[0]?.textContent).toBe('Vybrané');
  });

  it('searches without diacritics and announces an empty result', async () => {
    const user = userEvent.setup();
    show();
    const search = screen.getByRole('searchbox', { name: 'Hledat ve štítcích' });
    await user.type(search, 'skole');
    expect(screen.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['Školení']);
    await user.clear(search);
    await user.type(search, 'bazen');
    expect(screen.getByRole('status').textContent).toBe('Nic pro „bazen“. Zkuste jiné slovo.');
  });
});
