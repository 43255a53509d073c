import { describe, expect, it } from '@jest/globals';
import { isConsolePath } from './urls.ts';

describe('isConsolePath', () => {
  it('returns true for pages of the console, with or without a query', () => {
    expect(['/admin2', '/admin2/dashboard', '/admin-prostory?x=1'].every(isConsolePath)).toBe(true);
  });

  it('returns false for other paths that contain or start with its segments', () => {
    expect(['/', '/admin', '/admin23', '/prostor/admin2'].some(isConsolePath)).toBe(false);
  });
});
