import { useQuery } from '@tanstack/react-query';
import type { OwnerSpace } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link, useNavigate } from '@prostora/nav';
import { manySpaces } from '@prostora/strings/cs/many-spaces.ts';
import { portal } from '@prostora/strings/cs/portal.ts';
import { Button, ButtonAnchor, ButtonLink, getSpaceTitle } from '@prostora/ui';
import { CalendarDays } from '@prostora/ui/page-icons.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Pencil } from '../../components/portal-icons.ts';
import { useApi } from '../../lib/api-context.tsx';
import { buildEditUrl } from '../../lib/edit-url.ts';
import { siteQuery } from '../../lib/owner-queries.ts';
import { useIsOwner } from '../../lib/use-rights.ts';
import { findStepForField, buildWizardUrl } from '../../lib/wizard-url.ts';
import { ActionMenu, type MenuItem } from '../../components/action-menu/action-menu.tsx';
import { ConfirmAction, needsConfirmation } from './confirm-action.tsx';
import { listFillable, resolveNextStep, listOtherActions, type StatusAction } from './space-steps.ts';
import type { SpaceDialogKind } from './space-dialog.tsx';
import styles from './space-table.module.css';
import type { SpaceActions } from './use-space-actions.ts';

/** URL of the owner's calendar, filtered to one space. */
const buildCalendarUrl = (spaceId: number): string => `${urls.reservations}?prostor=${spaceId}`;

const texts = portal.mySpaces;
// The dialogs load on demand.
const SpaceDialog = lazy(async () => ({ default: (await import('./space-dialog.tsx')).SpaceDialog }));

/** URL of the wizard step that fills in the first missing field. */
export const buildCompletionUrl = (space: OwnerSpace): string =>
  buildWizardUrl(findStepForField(listFillable(space)[0]?.field ?? '') ?? 'nahled', space.id);

/** Mail link to the operator with a subject. */
function SupportLink({ space }: { space: OwnerSpace }): ReactNode {
  const { data: site } = useQuery(siteQuery(useApi()));
  if (!site?.company.email) return null;
  return (
    <ButtonAnchor
      size="sm"
      href={`mailto:${site.company.email}?subject=${encodeURIComponent(texts.supportSubject(getSpaceTitle(space)))}`}
    >
      {texts.next.support}
    </ButtonAnchor>
  );
}

/** The next action of a space by its state. */
export function NextAction({ space, actions }: { space: OwnerSpace; actions: SpaceActions }): ReactNode {
  const isOwner = useIsOwner();
  const mutateTo = (action: StatusAction) => (): void => {
    if (space.allowed_actions.includes(action)) actions.mutate({ space, action });
  };
  switch (resolveNextStep(space, isOwner)) {
    case 'complete':
      return (
        <ButtonLink size="sm" variant="dark" to={buildCompletionUrl(space)}>
          {texts.next.complete}
        </ButtonLink>
      );
    case 'request':
      return (
        <Button size="sm" variant="dark" onClick={mutateTo('request_publication')}>
          {texts.next.request}
        </Button>
      );
    case 'resume':
      return (
        <Button size="sm" variant="dark" onClick={mutateTo('resume')}>
          {texts.next.resume}
        </Button>
      );
    case 'withdraw':
      return (
        <Button size="sm" onClick={mutateTo('withdraw')}>
          {texts.next.withdraw}
        </Button>
      );
    case 'support':
      return <SupportLink space={space} />;
    case 'calendar':
      return (
        <ButtonLink
          size="sm"
          to={buildCalendarUrl(space.id)}
          aria-label={texts.calendarOf(getSpaceTitle(space))}
        >
          <CalendarDays aria-hidden />
          {texts.next.calendar}
        </ButtonLink>
      );
    case 'choose':
      return (
        <ButtonLink
          size="sm"
          variant="dark"
          to={urls.publishedSpaces}
          aria-label={texts.kept.chooseLabel(getSpaceTitle(space))}
        >
          {texts.kept.choose}
        </ButtonLink>
      );
    case 'show':
      return (
        <ButtonLink size="sm" to={urls.space(space.url)}>
          {texts.next.show}
        </ButtonLink>
      );
  }
}

/** All actions of a space in its row. */
export function RowActions({
  space,
  actions,
  onRemoved,
}: {
  space: OwnerSpace;
  actions: SpaceActions;
  onRemoved: () => void;
}): ReactNode {
  const [confirmedAction, setConfirmedAction] = useState<StatusAction | null>(null);
  const [openDialog, setOpenDialog] = useState<SpaceDialogKind | null>(null);
  const navigate = useNavigate();
  const isOwner = useIsOwner();
  const name = getSpaceTitle(space);
  const perform = (action: StatusAction): void => {
    setConfirmedAction(null);
    actions.mutate({ space, action });
    if (action === 'delete') onRemoved();
  };
  const items: MenuItem[] = [
    ...(resolveNextStep(space, isOwner) === 'show'
      ? []
      : [{ label: texts.actions.show, onChoose: () => void navigate(urls.space(space.url)) }]),
    ...(space.allowed_actions.includes('edit')
      ? [
          { label: manySpaces.copy.action, onChoose: () => setOpenDialog('copy') },
          ...(space.no_name
            ? []
            : [{ label: manySpaces.duplicate.action, onChoose: () => setOpenDialog('duplicate') }]),
          { label: manySpaces.block.open, onChoose: () => setOpenDialog('block') },
        ]
      : []),
    ...listOtherActions(space).map((action): MenuItem => ({
      label: texts.actions[action],
      danger: action === 'delete',
      onChoose: () => (needsConfirmation(action) ? setConfirmedAction(action) : perform(action)),
    })),
  ];
  return (
    <div className={styles['actions']}>
      <NextAction space={space} actions={actions} />
      {space.allowed_actions.includes('edit') && (
        <Link className={styles['edit']} to={buildEditUrl(space.url)} aria-label={texts.edit(name)}>
          <Pencil aria-hidden />
        </Link>
      )}
      <ActionMenu label={texts.more(name)} items={items} />
      {openDialog && (
        <Suspense fallback={null}>
          <SpaceDialog kind={openDialog} space={space} onClose={() => setOpenDialog(null)} />
        </Suspense>
      )}
      {confirmedAction && needsConfirmation(confirmedAction) && (
        <ConfirmAction
          action={confirmedAction}
          name={name}
          onConfirm={() => perform(confirmedAction)}
          onClose={() => setConfirmedAction(null)}
        />
      )}
    </div>
  );
}
