import { describe, expect, it } from '@jest/globals';
import { formatByAgreement, formatMatchSummary, formatMismatches } from './match-summary.ts';

describe('summary of the matches of a demand', () => {
  it('counts the spaces that fit and those that do not by reason', () => {
    const summary = {
      total: 12,
      by_agreement: 2,
      mismatches: [
        { reason: 'over_budget', count: 5, lowest_total: 31_500 },
        { reason: 'taken', count: 3, lowest_total: null },
        { reason: 'too_small', count: 2, lowest_total: null },
        { reason: 'attributes', count: 1, lowest_total: null },
      ],
    } as const;
    expect(formatMatchSummary(summary)).toBe(
      '12\u00a0prostorů odpovídá; 5 je nad rozpočet (nejlevnější 31\u00a0500\u00a0Kč), 3 jsou v\u00a0tu dobu obsazené, 2 mají malou kapacitu, 1 nemá požadované vybavení.',
    );
    expect(formatByAgreement(summary)).toBe('Z\u00a0toho 2\u00a0prostory mají cenu dohodou.');
  });

  it('names the price of a single space over the budget', () => {
    const mismatches = [{ reason: 'over_budget', count: 1, lowest_total: 31_500 }] as const;
    expect(formatMatchSummary({ total: 1, by_agreement: 0, mismatches })).toBe(
      '1\u00a0prostor odpovídá; 1 je nad rozpočet (31\u00a0500\u00a0Kč).',
    );
  });

  it('has no reasons when all spaces fit', () => {
    const summary = { total: 3, by_agreement: 0, mismatches: [] };
    expect([formatMatchSummary(summary), formatMismatches(summary), formatByAgreement(summary)]).toEqual([
      '3\u00a0prostory odpovídají.',
      '',
      '',
    ]);
  });
});
