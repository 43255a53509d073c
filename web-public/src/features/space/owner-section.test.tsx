import { describe, expect, it } from '@jest/globals';
import type { OwnerProfile } from '@prostora/api-client';
import { plainSpaces } from '@prostora/strings';
import { render, screen } from '@testing-library/react';
import { OwnerSection } from './owner-section.tsx';

const known = { name: 'Sokol Lhota, z. s.', person_name: null, since: '2025-03' };

function listItems(owner: OwnerProfile): string[] {
  render(<OwnerSection owner={owner} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => plainSpaces(textContent ?? ''));
}

describe('the owner on a space page', () => {
  it('is shown with what is known', () => {
    expect(
      listItems({
        ...known,
        person_name: 'Jana Nová',
        response: { median_minutes: 130, answered_share: 0.967 },
        kept_bookings: 42,
        company: { ico: '60194383', checked_on: '2026-02-01' },
      }),
    ).toEqual([
      'Prostory tu nabízí od března 2025',
      'Obvykle odpovídá do 3 hodin',
      'Odpovídá na 96 % žádostí',
      '42 uskutečněných rezervací',
      'Firma ověřená v ARES, IČO 60194383Registr ARES měl 1. 2. 2026 pod tímto IČO firmu tohoto názvu.',
    ]);
    expect(screen.getByText(/Jana Nová/u)).toBeTruthy();
  });

  it('has nothing in place of what is not known', () => {
    expect(listItems({ ...known, response: null, kept_bookings: null, company: null })).toEqual([
      'Prostory tu nabízí od března 2025',
    ]);
  });
});
