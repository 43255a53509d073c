import { describe, expect, it } from '@jest/globals';
import { fieldError } from '../../../platform/errors/index.ts';
import type { ResolvedCatalogQuery } from '../query/catalog-query.ts';
import { validateTemplate, fillTemplates, requiresLocative } from './seo-templates.ts';

const ALL = { hasLocations: true, hasPurposes: true, hasCapacity: true };
const values = {
  location: { id: 1, slug: 'ceske-budejovice', name: 'České Budějovice', locative: 'v Českých Budějovicích' },
  purpose: { id: 2, slug: 'svatba', name: 'Svatba & oslava', title_phrase: 'Prostory na svatbu' },
  capacity: '50-150',
  attributes: [],
} as unknown as ResolvedCatalogQuery;

describe('SEO URL templates', () => {
  it('fills placeholders with stored forms, with or without diacritics', () => {
    expect(
      fillTemplates(
        {
          path: '{ucel}/{misto}',
          title: '{prostory} {kde}',
          h1: '{účel}: {Místo}',
          metaDescription: '{počet} nabídek, {kapacita}',
          description: '<p>{ucel}</p>',
        },
        values,
        12,
      ),
    ).toEqual({
      path: 'svatba/ceske-budejovice',
      title: 'Prostory na svatbu v Českých Budějovicích',
      h1: 'Svatba & oslava: České Budějovice',
      metaDescription: '12 nabídek, 50–150 hostů',
      description: '<p>Svatba &amp; oslava</p>',
    });
  });

  it('converts any filled text to a valid path', () => {
    expect(
      fillTemplates(
        { path: '/{Prostory} {kde}//{kapacita}/', title: '', h1: '', metaDescription: '', description: '' },
        values,
        0,
      ).path,
    ).toBe('prostory-na-svatbu-v-ceskych-budejovicich/50-150');
  });

  it('rejects a placeholder that is unknown, has no source or is not closed', () => {
    expect(validateTemplate('{prostory} {kde} {misto} {účel} {kapacita} {počet}', ALL, false)).toBeNull();
    expect(validateTemplate('{mesto}', ALL, false)).toEqual(
      fieldError('seoTemplateUnknown', { name: 'mesto' }),
    );
    expect(validateTemplate('{kde', ALL, false)).toEqual(fieldError('seoTemplateBrace'));
    expect(validateTemplate('{počet}', ALL, true)).toEqual(
      fieldError('seoTemplateNotInPath', { name: 'počet' }),
    );
    expect(validateTemplate('{kde}', { ...ALL, hasLocations: false }, false)).toEqual(
      fieldError('seoTemplateNeedsLocation', { name: 'kde' }),
    );
    expect(validateTemplate('{prostory}', { ...ALL, hasPurposes: false }, false)).toEqual(
      fieldError('seoTemplateNeedsPurpose', { name: 'prostory' }),
    );
    expect(validateTemplate('{kapacita}', { ...ALL, hasCapacity: false }, false)).toEqual(
      fieldError('seoTemplateNeedsCapacity', { name: 'kapacita' }),
    );
  });

  it('requires the locative only for its placeholder', () => {
    const plain = { path: '{misto}', title: '{misto}', h1: '', metaDescription: '', description: '' };
    expect([requiresLocative(plain), requiresLocative({ ...plain, h1: 'Sály { KDE }' })]).toEqual([
      false,
      true,
    ]);
  });
});
