import type { OwnerSpace } from '@prostora/api-client';
import { addDays, toPragueWallTime, urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { useNavigate, useSearchParams } from '@prostora/nav';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { useMedia } from '@prostora/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { BookingBar } from './bookings/booking-bar.tsx';
import { BookingsPanel } from './bookings/bookings-panel.tsx';
import { TotalsAnnouncer } from './bookings/totals-announcer.tsx';
import { ConflictDialog } from './dialogs/conflict-dialog.tsx';
import { CopyToDialog } from './dialogs/copy-to-dialog.tsx';
import { HistoryDialog } from './dialogs/history-dialog.tsx';
import { LeaveGuard } from './dialogs/leave-guard.tsx';
import { PublishDialog } from './dialogs/publish-dialog.tsx';
import { EditorHead, PublishButton, type EditorDialog } from './editor-head.tsx';
import styles from './editor.module.css';
import { EndDialog } from './overview/end-dialog.tsx';
import { invalidatePriceLists } from './price-list-queries.ts';
import { ProblemList } from './problem-list.tsx';
import { SENTENCE_FIELDS } from './sentences/rule-row.tsx';
import { Sentences } from './sentences/sentences.tsx';
import { ScopeSetting, Settings, type SettingName } from './settings/settings.tsx';
import { useEditor } from './use-price-list-editor.ts';

const texts = priceListEditor;
const NARROW = '(max-width: 1024px)';
const TABS = ['sentences', 'trial', 'validity'] as const;
type Tab = (typeof TABS)[number];

type DialogsProps = {
  dialog: EditorDialog | null;
  spaces: readonly OwnerSpace[];
  onClose: () => void;
};

function Dialogs({ dialog, spaces, onClose }: DialogsProps): ReactNode {
  const { store, state } = useEditor();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { draft, id } = state;
  if (dialog === 'conflict' && state.conflict)
    return <ConflictDialog current={state.conflict} onClose={onClose} />;
  if (dialog === 'publish')
    return (
      <PublishDialog
        spaces={spaces}
        onPublished={(replaced) => {
          showToast(replaced > 0 ? texts.publish.doneReplaced(replaced) : texts.publish.done);
          void invalidatePriceLists(client).then(() => navigate(urls.priceLists));
        }}
        onClose={onClose}
      />
    );
  if (dialog === 'history')
    return (
      <HistoryDialog
        listId={id}
        spaces={spaces}
        spaceId={draft.spaces[0]?.space_id ?? null}
        onClose={onClose}
      />
    );
  if (dialog === 'copy-to')
    return (
      <CopyToDialog
        text={texts.copyTo.draftText}
        spaces={spaces.filter((space) => !draft.spaces.some(({ space_id: own }) => own === space.id))}
        from={draft.spaces[0]?.valid_from || addDays(toPragueWallTime(store.now).day)}
        onChoose={(scopes) => {
          store.change('scope', (each) => ({ ...each, spaces: [...each.spaces, ...scopes] }));
          return Promise.resolve();
        }}
        onClose={onClose}
      />
    );
  if ((dialog === 'archive' || dialog === 'remove') && id !== null)
    return (
      <EndDialog
        ending={dialog}
        list={{ id, name: draft.name }}
        onEnded={() => {
          store.discard();
          void navigate(urls.priceLists);
        }}
        onClose={onClose}
      />
    );
  return null;
}

/** Parts of the editor on a phone. */
const Tabs = ({ tab, onChoose }: { tab: Tab; onChoose: (tab: Tab) => void }): ReactNode => (
  <div className={styles['tabs']} role="group" aria-label={texts.tabs.label}>
    {TABS.map((each) => (
      <button key={each} type="button" aria-pressed={each === tab} onClick={() => onChoose(each)}>
        {texts.tabs[each]}
      </button>
    ))}
  </div>
);

type EditorProps = { spaces: readonly OwnerSpace[]; isLeaving: () => boolean };

/** A draft: sentences on the left, typical bookings on the right; on a phone one part at a time. */
export function Editor({ spaces, isLeaving }: EditorProps): ReactNode {
  const { state } = useEditor();
  const isNarrow = useMedia(NARROW);
  const [query, setQuery] = useSearchParams();
  const [tab, setTab] = useState<Tab>('sentences');
  const [isScopeOpen, setScopeOpen] = useState(false);
  const [openSetting, setOpenSetting] = useState<SettingName | null>(null);
  const [openRule, setOpenRule] = useState<string | null>(null);
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const [hasProblems, setProblems] = useState(false);
  const isAsked = query.has('zverejnit');
  const hasConflict = state.conflict !== null;
  useEffect(() => {
    if (hasConflict) setDialog('conflict');
  }, [hasConflict]);
  const publish = (isReady: boolean): void => {
    setProblems(!isReady);
    if (isReady) setDialog('publish');
  };
  /** Opens the part of the editor in which a field is. */
  const show = (field: string): void => {
    const [list = '', position = '', name = ''] = field.split('.');
    setTab(list === 'spaces' ? 'validity' : 'sentences');
    if (list === 'spaces') setScopeOpen(true);
    if (list === 'rules' && !SENTENCE_FIELDS.includes(name))
      setOpenRule(state.draft.rules[Number(position)]?.code ?? null);
    if (list === 'day_start') setOpenSetting('vat');
    if (list === 'tariffs' || list === 'options' || list === 'periods') setOpenSetting(list);
  };
  const shows = (part: Tab): boolean => !isNarrow || tab === part;
  const publishButton = (
    <PublishButton
      isAsked={isAsked}
      onAnswered={() => setQuery({}, { replace: true, preventScrollReset: true })}
      onPublish={publish}
    />
  );
  return (
    <>
      <EditorHead spaces={spaces} publish={isNarrow ? null : publishButton} onOpen={setDialog} />
      {isNarrow && <Tabs tab={tab} onChoose={setTab} />}
      {hasProblems && <ProblemList onShow={show} onSolved={() => setProblems(false)} />}
      <div className={styles['columns']}>
        <div className={styles['left']}>
          {shows('validity') && (
            <ScopeSetting
              spaces={spaces}
              open={isScopeOpen || isNarrow}
              onToggle={isNarrow ? null : () => setScopeOpen(!isScopeOpen)}
            />
          )}
          {shows('sentences') && (
            <>
              <Settings open={openSetting} onOpen={setOpenSetting} />
              <Sentences open={openRule} onOpen={setOpenRule} />
            </>
          )}
        </div>
        {shows('trial') && (
          <aside className={styles['right']} aria-label={texts.bookings.title}>
            <BookingsPanel />
          </aside>
        )}
      </div>
      {isNarrow && <BookingBar action={publishButton} />}
      <TotalsAnnouncer />
      <LeaveGuard isLeaving={isLeaving} />
      <Dialogs dialog={dialog} spaces={spaces} onClose={() => setDialog(null)} />
    </>
  );
}
