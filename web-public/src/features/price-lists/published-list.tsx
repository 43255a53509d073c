import { copyPriceList, updatePriceList, type OwnerSpace, type PriceList } from '@prostora/api-client';
import { addDays, urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { Link, useNavigate } from '@prostora/nav';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { describeRule } from '@prostora/strings/cs/price-list-rules.ts';
import { Button } from '@prostora/ui';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Copy, History } from '../../components/portal-icons.ts';
import { ActionMenu } from '../../components/action-menu/action-menu.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { useHasRight } from '../../lib/use-rights.ts';
import { BookingsPanel } from './bookings/bookings-panel.tsx';
import { CopyToDialog } from './dialogs/copy-to-dialog.tsx';
import { HistoryDialog } from './dialogs/history-dialog.tsx';
import { toDraft, toInput } from './draft.ts';
import styles from './editor.module.css';
import { EndDialog } from './overview/end-dialog.tsx';
import { StateTag } from './overview/state-tag.tsx';
import { useListActions } from './overview/use-list-actions.ts';
import { invalidatePriceLists } from './price-list-queries.ts';
import { describeScopes } from './scope-text.ts';
import { listSectionRules, SECTIONS } from './sentences/sections.ts';
import { useEditor } from './use-price-list-editor.ts';

const texts = priceListEditor;

/** Sentences without tokens. */
function SentencesText({ list }: { list: PriceList }): ReactNode {
  const { definition, names } = useEditor();
  return SECTIONS.map(({ name, kinds }) => {
    const rules = listSectionRules(list, kinds);
    if (rules.length === 0) return null;
    return (
      <section key={name} className={styles['read']}>
        <h2>{texts.sections[name].title}</h2>
        <ol>
          {rules.map(({ rule, index }) => {
            const normal = definition.rules[index];
            return <li key={rule.code}>{normal && `${describeRule(normal, definition, names)}.`}</li>;
          })}
        </ol>
      </section>
    );
  });
}

type Dialog = 'history' | 'copy' | 'archive' | null;

/** A published or archived list: to read, to try, to copy. */
export function PublishedList({
  list,
  spaces,
}: {
  list: PriceList;
  spaces: readonly OwnerSpace[];
}): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { copy } = useListActions();
  const [dialog, setDialog] = useState<Dialog>(null);
  const close = (): void => setDialog(null);
  const mayWrite = useHasRight('write');
  const isArchived = list.state === 'archived';
  return (
    <>
      <div className={styles['head']}>
        <div className={styles['title']}>
          <p className={styles['crumbs']}>
            <Link className="text-link" to={urls.priceLists}>
              {texts.head.lists}
            </Link>
          </p>
          <h1>{list.name}</h1>
          <p className={styles['place']}>{describeScopes(list.spaces, spaces) || texts.lists.noSpaces}</p>
        </div>
        <div className={styles['tools']}>
          <StateTag state={list.state} />
          <Button variant="ghost" size="sm" onClick={() => setDialog('history')}>
            <History aria-hidden />
            {texts.head.history}
          </Button>
          {mayWrite && (
            <>
              <Button size="sm" onClick={() => setDialog('copy')}>
                <Copy aria-hidden />
                {texts.head.copyTo}
              </Button>
              <Button variant="primary" size="sm" onClick={() => void copy(list.id)}>
                {texts.head.editCopy}
              </Button>
              {list.allowed_actions.includes('archive') && (
                <ActionMenu
                  label={texts.head.more}
                  items={[{ label: texts.lists.archive, onChoose: () => setDialog('archive') }]}
                />
              )}
            </>
          )}
        </div>
      </div>
      <div className={styles['columns']}>
        <div className={styles['left']}>
          <p className={styles['note']}>{isArchived ? texts.head.archivedNote : texts.head.readOnly}</p>
          <SentencesText list={list} />
        </div>
        <aside className={styles['right']} aria-label={texts.bookings.title}>
          <BookingsPanel isReadOnly />
        </aside>
      </div>
      {dialog === 'history' && (
        <HistoryDialog
          listId={list.id}
          spaces={spaces}
          spaceId={list.spaces[0]?.space_id ?? null}
          onClose={close}
        />
      )}
      {dialog === 'archive' && (
        <EndDialog
          ending="archive"
          list={list}
          onEnded={() => void navigate(urls.priceLists)}
          onClose={close}
        />
      )}
      {dialog === 'copy' && (
        <CopyToDialog
          text={texts.copyTo.publishedText}
          spaces={spaces.filter(({ id }) => !list.spaces.some(({ space_id: own }) => own === id))}
          from={addDays(pragueToday())}
          onChoose={async (scopes) => {
            const { price_list: made } = await copyPriceList({ client: api, path: { id: list.id } });
            const body = { ...toInput({ ...toDraft(made), spaces: scopes }), version: made.version };
            await updatePriceList({ client: api, path: { id: made.id }, body });
            await invalidatePriceLists(client);
            showToast(texts.lists.copied);
            await navigate(urls.priceList(made.id));
          }}
          onClose={close}
        />
      )}
    </>
  );
}
