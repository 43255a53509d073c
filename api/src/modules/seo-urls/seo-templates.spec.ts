import { describe, expect, it } from '@jest/globals';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import type { FilterValues } from '../catalog/index.ts';
import { faultOfTemplate, filled, sayWhere } from './seo-templates.ts';

const ALL = { hasLocations: true, hasPurposes: true, hasCapacity: true };
const values = {
  location: { id: 1, slug: 'ceske-budejovice', name: 'České Budějovice', locative: 'v Českých Budějovicích' },
  purpose: { id: 2, slug: 'svatba', name: 'Svatba & oslava', title_phrase: 'Prostory na svatbu' },
  capacity: '50-150',
  attributes: [],
} as unknown as FilterValues;

describe('a template', () => {
  it('is filled with stored forms alone, with diacritics in its placeholders or without', () => {
    expect(
      filled(
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
      metaDescription: '12 nabídek, 50–150 osob',
      description: '<p>Svatba &amp; oslava</p>',
    });
  });

  it('makes a path of words whatever stands in it', () => {
    expect(
      filled(
        { path: '/{Prostory} {kde}//{kapacita}/', title: '', h1: '', metaDescription: '', description: '' },
        values,
        0,
      ).path,
    ).toBe('prostory-na-svatbu-v-ceskych-budejovicich/50-150');
  });

  it('is refused where a placeholder is unknown, has no source or does not close', () => {
    const { templates: texts } = seoApi;
    expect(faultOfTemplate('{prostory} {kde} {misto} {účel} {kapacita} {počet}', ALL, false)).toBeNull();
    expect(faultOfTemplate('{mesto}', ALL, false)).toBe(texts.unknown('mesto'));
    expect(faultOfTemplate('{kde', ALL, false)).toBe(texts.brace);
    expect(faultOfTemplate('{počet}', ALL, true)).toBe(texts.notInPath('počet'));
    expect(faultOfTemplate('{kde}', { ...ALL, hasLocations: false }, false)).toBe(texts.needsLocation('kde'));
    expect(faultOfTemplate('{prostory}', { ...ALL, hasPurposes: false }, false)).toBe(
      texts.needsPurpose('prostory'),
    );
    expect(faultOfTemplate('{kapacita}', { ...ALL, hasCapacity: false }, false)).toBe(
      texts.needsCapacity('kapacita'),
    );
  });

  it('says where only by the locative', () => {
    const plain = { path: '{misto}', title: '{misto}', h1: '', metaDescription: '', description: '' };
    expect([sayWhere(plain), sayWhere({ ...plain, h1: 'Sály { KDE }' })]).toEqual([false, true]);
  });
});
