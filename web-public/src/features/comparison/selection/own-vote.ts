import type { VoteAnswer } from '@prostora/contracts/selections.ts';
import { useEffect, useState } from 'react';

/** The vote of this browser: its secret, and what it sent last. */
export type OwnVote = {
  readonly key: string;
  readonly name: string;
  readonly answers: Readonly<Record<number, VoteAnswer>>;
};

const toStorageKey = (selectionId: number): string => `prostora.vote.${selectionId}`;

function load(selectionId: number): OwnVote | null {
  try {
    return JSON.parse(localStorage.getItem(toStorageKey(selectionId)) ?? 'null') as OwnVote | null;
  } catch {
    return null;
  }
}

/** Stores the vote of this browser; null after it was withdrawn. Without storage it is changed until the page is left. */
function store(selectionId: number, vote: OwnVote | null): void {
  try {
    if (vote) localStorage.setItem(toStorageKey(selectionId), JSON.stringify(vote));
    else localStorage.removeItem(toStorageKey(selectionId));
  } catch {
    // Storage is unavailable.
  }
}

/** The stored vote; null on the server and until the page is hydrated. */
export function useOwnVote(selectionId: number): [OwnVote | null, (vote: OwnVote | null) => void] {
  const [vote, setVote] = useState<OwnVote | null>(null);
  useEffect(() => setVote(load(selectionId)), [selectionId]);
  return [
    vote,
    (next) => {
      store(selectionId, next);
      setVote(next);
    },
  ];
}
