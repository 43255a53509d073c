import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { Button, IconButton } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { Trash2 } from '../../../components/portal-icons.ts';
import { countUses, createCode, listCodes, removeWord, type Draft, type WordKind } from '../draft.ts';
import { toFieldId } from '../sentences/tokens.tsx';
import { useEditor } from '../use-price-list-editor.ts';
import styles from './settings.module.css';

const texts = priceListEditor.settings;

type Word<Kind extends WordKind> = Draft[Kind][number];

type WordListProps<Kind extends WordKind> = {
  kind: Kind;
  /** A new entry; its code and label are filled in. */
  blank: Omit<Word<Kind>, 'code' | 'label'>;
  children: (word: Word<Kind>, path: string, change: (values: Partial<Word<Kind>>) => void) => ReactNode;
};

/** Tariffs, options or periods, each with its fields. */
export function WordList<Kind extends WordKind>({ kind, blank, children }: WordListProps<Kind>): ReactNode {
  const { store, state } = useEditor();
  const words = state.draft[kind] as Word<Kind>[];
  const setWords = (update: (words: Word<Kind>[]) => Word<Kind>[]): void =>
    store.change(`words:${kind}`, (draft) => ({ ...draft, [kind]: update(draft[kind] as Word<Kind>[]) }));
  const add = (): void => {
    const label = texts[kind].newLabel;
    const code = createCode(label, listCodes(words));
    setWords((all) => [...all, { ...blank, code, label } as Word<Kind>]);
    const field = toFieldId(`${kind}.${words.length}.label`);
    requestAnimationFrame(() => {
      const input = document.querySelector<HTMLInputElement>(`#${field}`);
      input?.focus();
      input?.select();
    });
  };
  return (
    <>
      <ul className={styles['words']}>
        {words.map((word, index) => {
          const uses = countUses(state.draft, kind, word.code);
          return (
            <li key={word.code} className={styles['word']}>
              <div className={styles['fields']}>
                {children(word, `${kind}.${index}`, (values) =>
                  setWords((all) => all.map((each, at) => (at === index ? { ...each, ...values } : each))),
                )}
              </div>
              <div className={styles['wordEnd']}>
                {uses > 0 && <small>{texts.used(uses)}</small>}
                <IconButton
                  label={texts.remove(word.label)}
                  onClick={() => store.change(`words:${kind}`, (draft) => removeWord(draft, kind, word.code))}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ul>
      <Button size="sm" onClick={add}>
        <Plus aria-hidden />
        {texts[kind].add}
      </Button>
    </>
  );
}
