import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';

const MODULES = path.join(import.meta.dirname, '../src/modules');
const TAXONOMY_KINDS = ['purpose', 'attribute'];
/** Actions composed at run time, with all their values. A new one is a reviewed line here. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  'inquiry.${action}': ['inquiry.offer', 'inquiry.decline'],
  'deal.${action}': [
    'offer',
    'offer-superseded',
    'offer-withdrawn',
    'offer-declined',
    'accept',
    'waive',
    'tenant',
    'close',
  ].map((action) => `deal.${action}`),
  'inquiry.${decision}': ['inquiry.close', 'inquiry.spam', 'inquiry.release'],
  'reservation.${step}': [
    'requested',
    'booked',
    'agreed',
    'confirmed',
    'refused',
    'cancelled',
    'moved',
    'changed',
    'expired',
  ].map((step) => `reservation.${step}`),
  'reservation.proposal-${step}': ['proposed', 'accepted', 'declined', 'withdrawn', 'expired'].map(
    (step) => `reservation.proposal-${step}`,
  ),
  ...Object.fromEntries(
    ['add', 'save', 'delete', 'order', 'merge'].map((verb) => [
      `\${kind}.${verb}`,
      TAXONOMY_KINDS.map((kind) => `${kind}.${verb}`),
    ]),
  ),
};
/** Similar literals in audited files that are no actions. */
const NO_ACTIONS: readonly string[] = ['images.alt'];

const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(path.join(MODULES, file), 'utf8'));
/** Source files that write audit records. */
const auditedSource = files.filter((text) => /\bAuditTrailService\b/u.test(text)).join('\n');

const literals = [
  ...new Set(
    [...auditedSource.matchAll(/'((?:[a-z]+(?:-[a-z]+)*)\.[a-z]+(?:-[a-z]+)*)'/gu)].map(
      ([, literal = '']) => literal,
    ),
  ),
].filter((literal) => !NO_ACTIONS.includes(literal));
const composed = [
  ...new Set(
    [...auditedSource.matchAll(/`([a-z-]+\.\$\{\w+\}[a-z-]*|\$\{\w+\}\.[a-z-]+)`/gu)].map(
      ([, template = '']) => template,
    ),
  ),
];
const subjects = [
  ...new Set([...auditedSource.matchAll(/\{ type: '([a-z-]+)',? /gu)].map(([, type = '']) => type)),
];

it('finds literal actions and subjects', () => {
  expect(literals).toEqual(
    expect.arrayContaining(['user.block', 'queue.retry', 'mail.retry', 'space.status']),
  );
  expect(subjects).toEqual(expect.arrayContaining(['user', 'queue']));
});

it('lists every composed action', () => {
  expect(composed.filter((template) => !(template in COMPOSED))).toEqual([]);
});

it('every action has a text in the audit log', () => {
  expect(
    ['login', 'logout', ...literals, ...Object.values(COMPOSED).flat()].filter(
      (action) => adminAudit.action(action) === action,
    ),
  ).toEqual([]);
});

it('every subject type has a text', () => {
  expect(subjects.filter((type) => adminAudit.subjectName(type) === type)).toEqual([]);
});
