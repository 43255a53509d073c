import { expect, it } from '@jest/globals';
import type { MapMarker } from '@prostora/api-client';
import { render, screen } from '@testing-library/react';
import { Pin } from './pins.tsx';

const OFFER = { state: 'free', total: 26_400, complete: true } satisfies MapMarker['offer'];

it.each([
  ['its price level without an event', null, 'Loft, Cenová hladina 2 ze 4', 'Loft'],
  ['the total', OFFER, 'Loft, 26 400', 'Loft · 26 400 Kč'],
  ['an estimate', { ...OFFER, complete: false }, 'Loft, ≈ 26 400', 'Loft · ≈ 26 400 Kč'],
  ['a price by agreement', { ...OFFER, total: null }, 'Loft, dohodou', 'Loft · dohodou'],
  ['that it is taken', { ...OFFER, state: 'taken' as const }, 'Loft, obsazeno', 'Loft · obsazeno'],
])('a pin tells %s', (_what, offer, name, expandedName) => {
  const { rerender } = render(
    <Pin title="Loft" priceLevel={2} offer={offer} isExpanded={false} isVisited={false} />,
  );
  const readName = (expected: string): HTMLElement =>
    screen.getByRole('button', { name: (found) => found.replaceAll('\u00a0', ' ') === expected });
  expect(readName(name)).toBeTruthy();
  rerender(<Pin title="Loft" priceLevel={2} offer={offer} isExpanded isVisited={false} />);
  expect(readName(expandedName)).toBeTruthy();
});
