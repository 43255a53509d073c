import { afterEach, describe, expect, it } from '@jest/globals';
import type { PrivacyRequest } from '@prostora/api-client';
import { privacyRequest as texts } from '@prostora/strings/cs/privacy.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failWith, renderSite, type Handler } from '../../testing/render-site.tsx';

const TOKEN = 'tajny-token-zadosti';
const EMAIL = 'jana@host.example';
const REQUEST: PrivacyRequest = {
  kind: 'export',
  state: 'waiting',
  email: EMAIL,
  due_on: '2126-12-20',
  has_file: false,
  file_expires_at: null,
};

afterEach(cleanup);

/** Renders the page on a stateful API; returns the steps that changed something. */
function open(initial: PrivacyRequest): string[] {
  let present = initial;
  const steps: string[] = [];
  const answer: Handler = ({ pathname }, { body }) => {
    if ((body as { token: string }).token !== TOKEN) return failWith(404);
    if (pathname === '/api/privacy-requests/4/link') return present;
    steps.push(pathname);
    present = { ...present, state: present.kind === 'export' ? 'done' : 'proved' };
    return present;
  };
  renderSite(`/soukromi/4#token=${TOKEN}`, answer);
  return steps;
}
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of a request for personal data', () => {
  it('changes nothing by opening, and proves an export by a button', async () => {
    const steps = open(REQUEST);
    await findHeading(texts.titles.export.waiting);
    expect(steps).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: texts.confirm.export }));
    await findHeading(texts.titles.export.proved);
    expect(steps).toEqual(['/api/privacy-requests/4/prove']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tells until when an erasure is done', async () => {
    open({ ...REQUEST, kind: 'erasure' });
    await findHeading(texts.titles.erasure.waiting);
    await userEvent.click(screen.getByRole('button', { name: texts.confirm.erasure }));
    await findHeading(texts.titles.erasure.proved);
    expect(screen.getByRole('status').textContent.replaceAll('\u00a0', ' ')).toContain('20. 12. 2126');
  });

  it('offers the file of the second link', async () => {
    open({ ...REQUEST, state: 'done', has_file: true, file_expires_at: '2126-12-01T10:00:00Z' });
    await findHeading(texts.titles.file);
    expect(screen.getByRole('button', { name: texts.download })).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.confirm.export })).toBeNull();
  });
});
