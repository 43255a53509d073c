import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';

const MODULES = path.join(import.meta.dirname, '../src/modules');
const TERMS = ['purpose', 'attribute'];
/** Actions put together at run time, with everything they can become. A new one of this kind is a reviewed line here. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  'inquiry.${action}': ['inquiry.offer', 'inquiry.decline'],
  'reservation.${step}': [
    'requested',
    'booked',
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
      TERMS.map((kind) => `${kind}.${verb}`),
    ]),
  ),
};
/** Texts of files that write traces, and no actions. */
const OTHERS: readonly string[] = ['images.alt'];

const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(path.join(MODULES, file), 'utf8'));
/** Files that write traces. */
const traced = files.filter((text) => /\bAuditTrail\b/u.test(text)).join('\n');

const literals = [
  ...new Set(
    [...traced.matchAll(/'((?:[a-z]+(?:-[a-z]+)*)\.[a-z]+(?:-[a-z]+)*)'/gu)].map(
      ([, literal = '']) => literal,
    ),
  ),
].filter((literal) => !OTHERS.includes(literal));
const composed = [
  ...new Set(
    [...traced.matchAll(/`([a-z-]+\.\$\{\w+\}[a-z-]*|\$\{\w+\}\.[a-z-]+)`/gu)].map(
      ([, template = '']) => template,
    ),
  ),
];
const subjects = [...new Set([...traced.matchAll(/\{ type: '([a-z-]+)',? /gu)].map(([, type = '']) => type))];

it('finds the actions that are written down', () => {
  expect(literals).toEqual(
    expect.arrayContaining(['user.block', 'queue.retry', 'mail.retry', 'space.status']),
  );
  expect(subjects).toEqual(expect.arrayContaining(['user', 'queue']));
});

it('knows every action that is put together', () => {
  expect(composed.filter((template) => !(template in COMPOSED))).toEqual([]);
});

it('every action has words in the operator’s log', () => {
  expect(
    ['login', 'logout', ...literals, ...Object.values(COMPOSED).flat()].filter(
      (action) => adminAudit.action(action) === action,
    ),
  ).toEqual([]);
});

it('every thing an action is done to has words', () => {
  expect(subjects.filter((type) => adminAudit.subjectName(type) === type)).toEqual([]);
});
