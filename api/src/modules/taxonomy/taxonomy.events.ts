import { defineEvent } from '../../platform/outbox/index.ts';
import type { TermKind } from './term.ts';

/** Spaces are shown or found by other words than before: the terms were renamed, or the first became the second. */
export const termsChanged = defineEvent<{ kind: TermKind; ids: number[] }>('taxonomy.terms-changed');
