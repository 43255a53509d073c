import { useEffect, useState } from 'react';
import type { AiAssignmentInput } from '@prostora/api-client';
import type { Section } from './outline.ts';

export type Step = 'assignment' | 'outline' | 'article';
export type Tokens = { prompt: number; completion: number; isComplete: boolean };
/** Everything of a post that is being written; `html` is the text as the editor has it. */
export type Draft = {
  step: Step;
  assignment: AiAssignmentInput | null;
  title: string;
  sections: Section[];
  html: string;
  description: string;
  tokens: Tokens;
};

export const EMPTY_DRAFT: Draft = {
  step: 'assignment',
  assignment: null,
  title: '',
  sections: [],
  html: '',
  description: '',
  tokens: { prompt: 0, completion: 0, isComplete: true },
};

const KEY = 'prostora-ai-writer';

/** What this tab kept; a storage that is refused keeps nothing. */
function kept(): Draft {
  try {
    return { ...EMPTY_DRAFT, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Draft>) };
  } catch {
    return EMPTY_DRAFT;
  }
}

function keep(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // The draft lives on in the page.
  }
}

export type ChangeDraft = (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;

/** The draft of this tab; it outlives a reload and a look at another page, as texts cost money. */
export function useDraft(): [Draft, ChangeDraft] {
  const [draft, setDraft] = useState(kept);
  useEffect(() => keep(draft), [draft]);
  return [
    draft,
    (change) =>
      setDraft((present) => ({ ...present, ...(typeof change === 'function' ? change(present) : change) })),
  ];
}
