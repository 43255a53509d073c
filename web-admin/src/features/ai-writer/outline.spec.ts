import { describe, expect, it } from '@jest/globals';
import { moveSection, parseOutline } from './outline.ts';

describe('parsing of an outline', () => {
  it('parses the requested Markdown format', () => {
    expect(
      parseOutline('# Svatba ve stodole\n## Jak vybrat místo\n- cesta\n- střecha\n\n## Co s deštěm\n- stan'),
    ).toEqual({
      title: 'Svatba ve stodole',
      sections: [
        { heading: 'Jak vybrat místo', points: ['cesta', 'střecha'] },
        { heading: 'Co s deštěm', points: ['stan'] },
      ],
    });
  });

  it('parses numbered headings, asterisks, bold words and surrounding remarks', () => {
    expect(
      parseOutline('Zde je osnova:\n# **Svatba**\n1. **Místo**\n* cesta\n  - střecha\n2) Déšť\nTo je vše.'),
    ).toEqual({
      title: 'Svatba',
      sections: [
        { heading: 'Místo', points: ['cesta', 'střecha'] },
        { heading: 'Déšť', points: [] },
      ],
    });
  });

  it('parses partial text while it streams', () => {
    expect(parseOutline('# Svat')).toEqual({ title: 'Svat', sections: [] });
    expect(parseOutline('# Svatba\n## Mís')).toEqual({
      title: 'Svatba',
      sections: [{ heading: 'Mís', points: [] }],
    });
    expect(parseOutline('# Svatba\n## Místo\n-')).toEqual({
      title: 'Svatba',
      sections: [{ heading: 'Místo', points: [] }],
    });
  });

  it('limits the number of sections and points', () => {
    const { sections } = parseOutline(
      Array.from({ length: 20 }, () => `## Oddíl\n${'- bod\n'.repeat(12)}`).join('\n'),
    );
    expect(sections).toHaveLength(15);
    expect(sections.every(({ points }) => points.length === 8)).toBe(true);
    expect(parseOutline(`# ${'x'.repeat(500)}`).title).toHaveLength(200);
  });

  it('moves sections by one position within the list', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((heading) => ({ heading, points: [] })) as [never, never, never];
    expect(moveSection([a, b, c], 0, 1)).toEqual([b, a, c]);
    expect(moveSection([a, b, c], 2, -1)).toEqual([a, c, b]);
    expect(moveSection([a, b, c], 2, 1)).toEqual([a, b, c]);
  });
});
