import { beforeEach, describe, expect, it } from '@jest/globals';
import { claimDrafts } from './claim-drafts.ts';

const names = (): string[] => Object.keys(sessionStorage).sort();
const type = (): void => {
  sessionStorage.setItem('prostora.draft.offer.3', '{}');
  sessionStorage.setItem('prostora.booking-contact', '{}');
};

beforeEach(() => sessionStorage.clear());

describe('text typed in a tab', () => {
  it('stays for whoever typed it, also from before the login', () => {
    type();
    claimDrafts(1);
    claimDrafts(1);
    expect(names()).toEqual(['prostora.booking-contact', 'prostora.draft.offer.3', 'prostora.drafts-of']);
  });

  it('is forgotten for another user', () => {
    claimDrafts(1);
    type();
    claimDrafts(2);
    expect(names()).toEqual(['prostora.drafts-of']);
  });

  it('is forgotten after a logout, and nothing else is', () => {
    claimDrafts(1);
    type();
    sessionStorage.setItem('prostora.visited', '[]');
    claimDrafts(null);
    expect(names()).toEqual(['prostora.visited']);
  });
});
