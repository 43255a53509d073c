import { useQuery } from '@tanstack/react-query';
import type { OwnerSpace, RentalTermsRow, RentalTermsState } from '@prostora/api-client';
import { rentalTermsUrls } from '@prostora/contracts/rental-terms-urls.ts';
import { Link, useNavigate } from '@prostora/nav';
import { rentalTermsEditor } from '@prostora/strings/cs/rental-terms-editor.ts';
import { rentalTermsPresets } from '@prostora/strings/cs/rental-terms-presets.ts';
import { Badge, type BadgeStyle } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { ActionMenu, type MenuItem } from '../../components/action-menu/action-menu.tsx';
import { ConfirmDialog } from '../../components/dialogs/dialogs.tsx';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { ownerCatalogQuery } from '../../lib/owner-queries.ts';
import { portalHandle } from '../../lib/portal-head.ts';
import { findSpaceName } from '../../lib/space-names.ts';
import { useHasRight } from '../../lib/use-rights.ts';
import { rentalTermsListQuery } from './rental-terms-queries.ts';
import styles from './rental-terms-list.module.css';
import { useTermsActions } from './use-terms-actions.ts';

const texts = rentalTermsEditor.list;
const BADGES: Readonly<Record<RentalTermsState, BadgeStyle>> = {
  draft: { tone: 'neutral', mark: 'ring' },
  published: { tone: 'ok' },
  archived: { tone: 'outlined', mark: 'dash' },
};

type Ending = { terms: RentalTermsRow; step: 'archive' | 'remove' };

export const handle = portalHandle(rentalTermsEditor.title);

function describeScope({ is_default, space_ids }: RentalTermsRow, spaces: readonly OwnerSpace[]): string {
  const names = (space_ids ?? []).map((id) => findSpaceName(spaces, id)).filter((name) => name !== '');
  if (names.length === 0) return is_default ? texts.isDefault : texts.noSpaces;
  return is_default ? texts.defaultAnd(names.join(', ')) : texts.spaces(names.join(', '));
}

/** Terms with their state, spaces and ladder, and what their owner may do with them. */
function TermsRow({
  terms,
  spaces,
  onEnd,
}: {
  terms: RentalTermsRow;
  spaces: readonly OwnerSpace[];
  onEnd: (step: Ending['step']) => void;
}): ReactNode {
  const navigate = useNavigate();
  const { copy } = useTermsActions();
  const mayWrite = useHasRight('write');
  const may = (action: (typeof terms.allowed_actions)[number]): boolean =>
    mayWrite && terms.allowed_actions.includes(action);
  const url = rentalTermsUrls.detail(terms.id);
  const items: MenuItem[] = [
    { label: may('edit') ? texts.edit : texts.open, onChoose: () => void navigate(url) },
    ...(may('copy') ? [{ label: texts.copy, onChoose: () => void copy(terms.id) }] : []),
    ...(may('archive') && terms.state === 'published'
      ? [{ label: texts.archive, onChoose: () => onEnd('archive') }]
      : []),
    ...(may('edit') ? [{ label: texts.remove, danger: true, onChoose: () => onEnd('remove') }] : []),
  ];
  return (
    <li className={styles['row']}>
      <div className={styles['main']}>
        <Link className={styles['name']} to={url}>
          {terms.name}
        </Link>
        <p>{describeScope(terms, spaces)}</p>
        <p>{terms.sentences.join(' · ')}</p>
      </div>
      <p className={styles['meta']}>
        {terms.published_at ? texts.publishedAt(terms.published_at) : texts.updated(terms.updated_at)}
      </p>
      <Badge {...BADGES[terms.state]}>{texts.states[terms.state]}</Badge>
      <ActionMenu label={texts.actions(terms.name)} items={items} />
    </li>
  );
}

/** Confirmation before terms are no longer used or their draft is deleted. */
function EndDialog({ terms, step, onClose }: Ending & { onClose: () => void }): ReactNode {
  const actions = useTermsActions();
  const isRemoval = step === 'remove';
  return (
    <ConfirmDialog
      title={isRemoval ? texts.removeTitle(terms.name) : texts.archiveTitle(terms.name)}
      text={isRemoval ? texts.removeText : texts.archiveText}
      yes={isRemoval ? texts.remove : texts.archive}
      no={texts.keep}
      danger={isRemoval}
      onYes={async () => {
        const refusal = await actions[step](terms.id);
        if (refusal === null) onClose();
        return refusal;
      }}
      onClose={onClose}
    />
  );
}

const PresetChoice = ({ isFirst }: { isFirst: boolean }): ReactNode => (
  <section className={styles['start']} aria-labelledby="start-terms">
    <h2 id="start-terms">{isFirst ? texts.first : texts.start}</h2>
    <p>{texts.startLead}</p>
    <ul className={styles['presets']}>
      {Object.entries(rentalTermsPresets).map(([name, { title, text }]) => (
        <li key={name}>
          <Link className={styles['preset']} to={rentalTermsUrls.newFrom(name)}>
            <b>{title}</b>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

/** The owner's rental terms, and what new ones start from. */
export function Component(): ReactNode {
  const api = useApi();
  const [ending, setEnding] = useState<Ending | null>(null);
  const list = useQuery(rentalTermsListQuery(api));
  const catalog = useQuery(ownerCatalogQuery(api));
  const mayWrite = useHasRight('write');
  const error = list.error ?? catalog.error;
  if (error && (!list.data || !catalog.data))
    return (
      <PageFailed
        heading={rentalTermsEditor.title}
        error={error}
        onRetry={() => void Promise.all([list.refetch(), catalog.refetch()])}
      />
    );
  if (!list.data || !catalog.data) return <PortalSkeleton />;
  const { items } = list.data;
  return (
    <>
      <div className={styles['head']}>
        <h1>{rentalTermsEditor.title}</h1>
        <p>{texts.lead}</p>
      </div>
      {items.length > 0 && (
        <ul className={styles['rows']}>
          {items.map((terms) => (
            <TermsRow
              key={terms.id}
              terms={terms}
              spaces={catalog.data.spaces}
              onEnd={(step) => setEnding({ terms, step })}
            />
          ))}
        </ul>
      )}
      {items.length === 0 && !mayWrite && <p className={styles['note']}>{texts.empty}</p>}
      {mayWrite && <PresetChoice isFirst={items.length === 0} />}
      {ending && <EndDialog {...ending} onClose={() => setEnding(null)} />}
    </>
  );
}
