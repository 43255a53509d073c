import { LEFT_OUT } from './lexicon.ts';
import type { SentenceDraft } from './sentence-draft.ts';

/** Whether an attribute is wanted, must be missing, or does not matter. */
export type Want = { readonly kind: 'wanted' | 'without' | 'indifferent'; readonly from: number };

const WITHOUT = new Set(
  'bez without no nechceme nechci zadny zadna zadne zadnou zadneho zadnej nesmi nikoli nikoliv zakazany ziaden ziadny'.split(
    ' ',
  ),
);
const INDIFFERENT = new Set(
  'nemusi nemusime nepotrebujeme nepotrebuji nepotrebujem netreba nezalezi nevyzadujeme nevyzaduji nemusia'.split(
    ' ',
  ),
);
/** „parkování není potřeba“, „terasa nevadí“. */
const INDIFFERENT_AFTER = new Set('neni nemusi nevadi netreba nepotrebujeme zbytecne zbytecna'.split(' '));
const ENDS = new Set('s se chceme chci musi potrebujeme ale with pro prostor misto'.split(' '));
const JOINTS = new Set(['a', 'ani', 'i', 'nebo', 'ci', 'or', 'and']);
const MAX_WORDS_BETWEEN = 3;

/** Reads the words around an attribute; „bez“ holds for those joined to its attribute too. */
export function readWant(draft: SentenceDraft, from: number, to: number): Want {
  if (INDIFFERENT_AFTER.has(draft.getWord(to))) return { kind: 'indifferent', from };
  let between = 0;
  for (let at = from - 1; at >= 0; at -= 1) {
    const token = draft.tokens[at];
    const owner = draft.getOwner(at);
    const word = token?.word ?? '';
    if (owner !== undefined) {
      const isChained = owner.slot === 'without' || owner.slot === 'ignored';
      if (!isChained || !JOINTS.has(draft.tokens[from - 1]?.word ?? '')) break;
      return { kind: owner.slot === 'without' ? 'without' : 'indifferent', from };
    }
    if (WITHOUT.has(word)) return { kind: 'without', from: at };
    if (INDIFFERENT.has(word)) return { kind: 'indifferent', from: at };
    if (token?.kind === 'mark' || ENDS.has(word)) break;
    if (!LEFT_OUT.has(word)) between += 1;
    if (between > 1 || from - at > MAX_WORDS_BETWEEN) break;
  }
  return { kind: 'wanted', from };
}
