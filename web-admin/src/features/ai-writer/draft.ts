import { useEffect, useState } from 'react';
import type { AiAssignmentInput } from '@prostora/api-client';
import type { Section } from './outline.ts';

export type Step = 'assignment' | 'outline' | 'article';
export type Tokens = { prompt: number; completion: number; isComplete: boolean };
/** State of the AI writer; `html` is the editor's content. */
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

const STORAGE_KEY = 'prostora-ai-writer';

/** Draft from session storage; empty when storage is refused. */
function loadDraft(): Draft {
  try {
    return { ...EMPTY_DRAFT, ...(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Draft>) };
  } catch {
    return EMPTY_DRAFT;
  }
}

function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // The draft stays in memory.
  }
}

export type ChangeDraft = (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;

/** Draft of this tab, stored in session storage: generated text costs money and survives a reload. */
export function useDraft(): [Draft, ChangeDraft] {
  const [draft, setDraft] = useState(loadDraft);
  useEffect(() => saveDraft(draft), [draft]);
  return [
    draft,
    (change) =>
      setDraft((present) => ({ ...present, ...(typeof change === 'function' ? change(present) : change) })),
  ];
}
