import { aiPrompts } from '@prostora/strings/cs/ai-prompts.ts';
import type { WritingOrder } from '../../platform/ai/index.ts';

const { role, tones, lengths, wishes, parts, tasks } = aiPrompts;

export type Tone = keyof typeof tones;
export type Length = keyof typeof lengths;
export type Wish = keyof typeof wishes;

/** Assignment of a post. */
export type Assignment = {
  topic: string;
  keywords: readonly string[];
  tone: Tone;
  length: Length;
  notes: string;
};
export type OutlineSection = { heading: string; points: readonly string[] };
export type ArticlePlan = Assignment & { title: string; sections: readonly OutlineSection[] };
export type PassageWish = { passage: string; around: string; wish: Wish; ownWish: string };
export type WrittenText = { title: string; text: string; keywords: readonly string[] };

/** Token limits of responses; Czech needs about three tokens per word, and reasoning tokens count too. */
const MOST_TOKENS = {
  outline: 3000,
  article: { short: 5000, medium: 8000, long: 14_000 },
  passage: 5000,
  titles: 2000,
  description: 2000,
} as const;

const part = (name: keyof typeof parts, value: string): string =>
  value === '' ? '' : `${parts[name]}: ${value}`;
const block = (name: keyof typeof parts, value: string): string =>
  value === '' ? '' : `${parts[name]}:\n"""\n${value}\n"""`;
const order = (mostTokens: number, ...pieces: string[]): WritingOrder => ({
  role,
  task: pieces.filter((each) => each !== '').join('\n\n'),
  mostTokens,
});

const wanted = ({ topic, keywords, tone, length, notes }: Assignment): string[] => [
  part('topic', topic),
  part('keywords', keywords.join(', ')),
  part('tone', tones[tone]),
  part('length', lengths[length]),
  part('notes', notes),
];

const written = (sections: readonly OutlineSection[]): string =>
  sections
    .map(({ heading, points }) => [`## ${heading}`, ...points.map((point) => `- ${point}`)].join('\n'))
    .join('\n');

/** Prompts of the AI writer. */
export const orders = {
  outline: (assignment: Assignment): WritingOrder =>
    order(MOST_TOKENS.outline, tasks.outline, ...wanted(assignment)),
  article: ({ title, sections, ...assignment }: ArticlePlan): WritingOrder =>
    order(
      MOST_TOKENS.article[assignment.length],
      tasks.article,
      ...wanted(assignment),
      part('title', title),
      block('outline', written(sections)),
    ),
  passage: ({ passage, around, wish, ownWish }: PassageWish): WritingOrder =>
    order(
      MOST_TOKENS.passage,
      tasks.passage,
      part('wish', wishes[wish]),
      part('ownWish', ownWish),
      block('around', around),
      block('passage', passage),
    ),
  titles: ({ title, text, keywords }: WrittenText): WritingOrder =>
    order(
      MOST_TOKENS.titles,
      tasks.titles,
      part('topic', title),
      part('keywords', keywords.join(', ')),
      block('text', text),
    ),
  description: ({ title, text, keywords }: WrittenText): WritingOrder =>
    order(
      MOST_TOKENS.description,
      tasks.description,
      part('title', title),
      part('keywords', keywords.join(', ')),
      block('text', text),
    ),
};
