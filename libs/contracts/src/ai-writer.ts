/** Options and limits of the AI writer (in characters, unless they are counts). */
export const AI_WRITER = {
  tones: ['practical', 'friendly', 'expert', 'inspiring'],
  lengths: ['short', 'medium', 'long'],
  wishes: ['improve', 'shorten', 'expand', 'simplify', 'proofread'],
  limits: {
    topic: 300,
    keywords: 15,
    keyword: 60,
    notes: 2000,
    heading: 200,
    sections: 15,
    points: 8,
    point: 300,
    passage: 8000,
    around: 4000,
    text: 30_000,
  },
} as const;
