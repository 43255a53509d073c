import { aiPrompts } from '@prostora/strings/cs/ai-prompts.ts';
import type { CompletionRequest } from '../../../platform/ai/index.ts';

const { role: system, tones, lengths, wishes, parts, tasks } = aiPrompts;

export type Tone = keyof typeof tones;
export type Length = keyof typeof lengths;
export type RewriteGoal = keyof typeof wishes;

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
export type PassageRequest = { passage: string; around: string; wish: RewriteGoal; ownWish: string };
export type PostText = { title: string; text: string; keywords: readonly string[] };

/** Token limits of responses; Czech needs about three tokens per word, and reasoning tokens count too. */
const MAX_TOKENS = {
  outline: 3000,
  article: { short: 5000, medium: 8000, long: 14_000 },
  passage: 5000,
  titles: 2000,
  description: 2000,
} as const;

const toLabelledLine = (name: keyof typeof parts, value: string): string =>
  value === '' ? '' : `${parts[name]}: ${value}`;
const toLabelledBlock = (name: keyof typeof parts, value: string): string =>
  value === '' ? '' : `${parts[name]}:\n"""\n${value}\n"""`;
const buildRequest = (maxTokens: number, ...pieces: string[]): CompletionRequest => ({
  system,
  prompt: pieces.filter((each) => each !== '').join('\n\n'),
  maxTokens,
});

const describeAssignment = ({ topic, keywords, tone, length, notes }: Assignment): string[] => [
  toLabelledLine('topic', topic),
  toLabelledLine('keywords', keywords.join(', ')),
  toLabelledLine('tone', tones[tone]),
  toLabelledLine('length', lengths[length]),
  toLabelledLine('notes', notes),
];

const formatOutline = (sections: readonly OutlineSection[]): string =>
  sections
    .map(({ heading, points }) => [`## ${heading}`, ...points.map((point) => `- ${point}`)].join('\n'))
    .join('\n');

/** Prompts of the AI writer. */
export const writingRequests = {
  outline: (assignment: Assignment): CompletionRequest =>
    buildRequest(MAX_TOKENS.outline, tasks.outline, ...describeAssignment(assignment)),
  article: ({ title, sections, ...assignment }: ArticlePlan): CompletionRequest =>
    buildRequest(
      MAX_TOKENS.article[assignment.length],
      tasks.article,
      ...describeAssignment(assignment),
      toLabelledLine('title', title),
      toLabelledBlock('outline', formatOutline(sections)),
    ),
  passage: ({ passage, around, wish, ownWish }: PassageRequest): CompletionRequest =>
    buildRequest(
      MAX_TOKENS.passage,
      tasks.passage,
      toLabelledLine('wish', wishes[wish]),
      toLabelledLine('ownWish', ownWish),
      toLabelledBlock('around', around),
      toLabelledBlock('passage', passage),
    ),
  titles: ({ title, text, keywords }: PostText): CompletionRequest =>
    buildRequest(
      MAX_TOKENS.titles,
      tasks.titles,
      toLabelledLine('topic', title),
      toLabelledLine('keywords', keywords.join(', ')),
      toLabelledBlock('text', text),
    ),
  description: ({ title, text, keywords }: PostText): CompletionRequest =>
    buildRequest(
      MAX_TOKENS.description,
      tasks.description,
      toLabelledLine('title', title),
      toLabelledLine('keywords', keywords.join(', ')),
      toLabelledBlock('text', text),
    ),
};
