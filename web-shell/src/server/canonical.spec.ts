import { describe, expect, it } from '@jest/globals';
import { canonicalRedirect } from './canonical.ts';

const asked = (path: string): URL => new URL(path, 'http://document.invalid');

describe('a permanently moved address', () => {
  it('leads where the API says', () => {
    expect(canonicalRedirect(asked('/prostor/stary'), [null, { redirect: '/prostor/novy' }])).toBe('/prostor/novy');
  });

  it('leads to the canonical address of a filter when the path differs', () => {
    expect(canonicalRedirect(asked('/katalog/svatba/praha'), [{ new_url: '/katalog/praha/svatba?page=2' }])).toBe('/katalog/praha/svatba?page=2');
  });

  it('stays when only the query differs, or the encoding', () => {
    expect(canonicalRedirect(asked('/katalog/praha?page=1'), [{ new_url: '/katalog/praha' }])).toBeNull();
    expect(canonicalRedirect(asked('/katalog/%C5%BEdar'), [{ new_url: '/katalog/ždar' }])).toBeNull();
  });

  it('never leads to another site', () => {
    for (const redirect of ['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)']) expect(canonicalRedirect(asked('/'), [{ redirect }])).toBeNull();
  });
});
