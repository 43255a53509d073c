import type { OwnerSpace } from '@prostora/api-client';
import { toPragueDay, urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { PRICE_LIST_LIMITS } from '@prostora/pricing';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { formatDate, formatTimeOfDay } from '@prostora/strings/format.ts';
import { Button } from '@prostora/ui';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { ActionMenu, type MenuItem } from '../../components/action-menu/action-menu.tsx';
import { Copy, History } from '../../components/portal-icons.ts';
import type { Draft } from './draft.ts';
import styles from './editor.module.css';
import { isDirty } from './price-list.store.ts';
import { findSpaceName } from '../../lib/space-names.ts';
import { toFieldId } from './sentences/tokens.tsx';
import { useEditor } from './use-price-list-editor.ts';
import { useListActions } from './overview/use-list-actions.ts';

const texts = priceListEditor;

export type EditorDialog = 'publish' | 'history' | 'copy-to' | 'archive' | 'remove' | 'conflict';

/** „Ukládá se samo, uloženo v 10:42“; another day than today is named. */
const describeSaved = (at: Date): string =>
  texts.saving.saved(
    toPragueDay(at.toISOString()) === pragueToday() ? null : formatDate(at),
    formatTimeOfDay(at),
  );

/** Save state; failures are announced. */
function SaveState({ onConflict }: { onConflict: () => void }): ReactNode {
  const { store, state, errors } = useEditor();
  const { phase, savedAt, failure, conflict } = state;
  const dirty = isDirty(state);
  const problems = Object.keys(errors);
  const isInvalid = dirty && problems.length > 0;
  const isRateMissing = problems.every((field) => field === 'rules');
  const hasFailed = dirty && (phase === 'retrying' || phase === 'stopped');
  if (conflict)
    return (
      <button type="button" className={styles['conflict']} onClick={onConflict}>
        {texts.saving.conflict}
      </button>
    );
  const text = isInvalid
    ? texts.saving[isRateMissing ? 'noBase' : 'invalid']
    : hasFailed
      ? texts.saving[phase === 'retrying' ? 'retrying' : 'stopped']
      : dirty || savedAt === null
        ? texts.saving.saving
        : describeSaved(savedAt);
  return (
    <>
      <span className={styles['saving']} data-bad={isInvalid || hasFailed || undefined}>
        {text}
      </span>
      {hasFailed && !isInvalid && (
        <Button size="sm" variant="ghost" onClick={() => void store.save()}>
          {texts.saving.retry}
        </Button>
      )}
      <span className={styles['failure']} role="status">
        {hasFailed && !isInvalid ? failure : ''}
      </span>
    </>
  );
}

/** First day on which the list holds, when it is the same for all its spaces. */
function findSharedStart({ spaces }: Draft): string | null {
  const [first, ...others] = new Set(spaces.map(({ valid_from: start }) => start));
  return others.length === 0 ? (first ?? null) : null;
}

type PublishButtonProps = {
  /** The URL asks for the publication, once. */
  isAsked: boolean;
  onAnswered: () => void;
  onPublish: (isReady: boolean) => void;
};

/** Opens the publication, or what prevents it. */
export function PublishButton({ isAsked, onAnswered, onPublish }: PublishButtonProps): ReactNode {
  const { state, errors } = useEditor();
  const isReady = Object.keys(errors).length === 0 && state.draft.spaces.length > 0 && !state.conflict;
  const act = useRef(() => undefined);
  useEffect(() => {
    act.current = () => {
      onAnswered();
      onPublish(isReady);
      return undefined;
    };
  });
  useEffect(() => {
    if (isAsked) act.current();
  }, [isAsked]);
  return (
    <Button variant="primary" size="sm" className={styles['publish']} onClick={() => onPublish(isReady)}>
      {texts.head.publishFrom(findSharedStart(state.draft))}
    </Button>
  );
}

type EditorHeadProps = {
  spaces: readonly OwnerSpace[];
  /** Null on a phone, where it is in the bar and further actions are in the menu. */
  publish: ReactNode;
  onOpen: (dialog: EditorDialog) => void;
};

/** Name of the list, save state and actions. */
export function EditorHead({ spaces, publish, onOpen }: EditorHeadProps): ReactNode {
  const { store, state, errors } = useEditor();
  const { copy } = useListActions();
  const { draft, id } = state;
  const wide = [
    {
      label: texts.head.history,
      icon: History,
      variant: 'ghost' as const,
      onChoose: () => onOpen('history'),
    },
    {
      label: texts.head.copyTo,
      icon: Copy,
      variant: 'secondary' as const,
      onChoose: () => onOpen('copy-to'),
    },
  ];
  const items: MenuItem[] = [
    ...(publish === null ? wide.map(({ label, onChoose }) => ({ label, onChoose })) : []),
    ...(id === null
      ? []
      : [
          { label: texts.lists.copy, onChoose: () => void store.save().then(() => copy(id)) },
          { label: texts.lists.archive, onChoose: () => onOpen('archive') },
          { label: texts.lists.remove, danger: true, onChoose: () => onOpen('remove') },
        ]),
  ];
  const names = [...new Set(draft.spaces.map(({ space_id: each }) => findSpaceName(spaces, each)))];
  return (
    <div className={styles['head']}>
      <div className={styles['title']}>
        <p className={styles['crumbs']}>
          <Link className="text-link" to={urls.priceLists}>
            {texts.head.lists}
          </Link>
          {names.length > 0 && ` › ${names.join(', ')}`}
        </p>
        <h1 className="visually-hidden">{draft.name}</h1>
        <input
          id={toFieldId('name')}
          className={styles['name']}
          aria-label={texts.head.name}
          aria-invalid={errors['name'] ? true : undefined}
          aria-describedby={errors['name'] ? 'name-problem' : undefined}
          value={draft.name}
          maxLength={PRICE_LIST_LIMITS.name}
          autoComplete="off"
          onChange={({ target }) => store.change('name', (each) => ({ ...each, name: target.value }))}
        />
        {errors['name'] && <FieldErrorText id="name-problem">{errors['name']}</FieldErrorText>}
      </div>
      <div className={styles['tools']}>
        <SaveState onConflict={() => onOpen('conflict')} />
        {publish !== null &&
          wide.map(({ label, icon: Icon, variant, onChoose }) => (
            <Button key={label} variant={variant} size="sm" onClick={onChoose}>
              <Icon aria-hidden />
              {label}
            </Button>
          ))}
        {publish}
        {items.length > 0 && <ActionMenu label={texts.head.more} items={items} />}
      </div>
    </div>
  );
}
