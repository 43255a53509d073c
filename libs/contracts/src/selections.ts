/** Answers of a vote about a space. */
export const VOTE_ANSWERS = ['yes', 'maybe', 'no'] as const;
export type VoteAnswer = (typeof VOTE_ANSWERS)[number];

/** Limits of a selection that is sent for a vote: spaces, votes, characters of a name, days until it is deleted. */
export const SELECTIONS = { spaces: 6, votes: 50, name: 60, days: 60 } as const;
