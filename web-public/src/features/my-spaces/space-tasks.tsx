import type { OwnerSpace } from '@prostora/api-client';
import { portal } from '@prostora/strings/cs/portal.ts';
import { Button, ButtonLink, getSpaceTitle } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { WaitingBand } from '../../components/waiting-band.tsx';
import { buildEditUrl } from '../../lib/edit-url.ts';
import { useIsOwner } from '../../lib/use-rights.ts';
import { buildCompletionUrl, NextAction } from './row-actions.tsx';
import { listSpaceTasks, type SpaceTask } from './space-steps.ts';
import type { SpaceActions } from './use-space-actions.ts';

const texts = portal.mySpaces.band;

/** Link to fix a space: a returned one in the edit mode, a single missing field in its wizard step. */
const TaskAction = ({
  waiting: { kind, space },
  actions,
}: {
  waiting: SpaceTask;
  actions: SpaceActions;
}): ReactNode =>
  kind === 'returned' || kind === 'oneStep' ? (
    <ButtonLink
      size="sm"
      variant="dark"
      to={kind === 'returned' ? buildEditUrl(space.url) : buildCompletionUrl(space)}
    >
      {texts.fix}
    </ButtonLink>
  ) : (
    <NextAction space={space} actions={actions} />
  );

/**
 * Banners of tasks: the most urgent one, the others behind a button. What is missing in a draft concerns a
 * majitel.
 */
export function SpaceTasks({
  spaces,
  actions,
}: {
  spaces: readonly OwnerSpace[];
  actions: SpaceActions;
}): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const isOwner = useIsOwner();
  const waiting = listSpaceTasks(spaces).filter(({ kind }) => isOwner || kind !== 'oneStep');
  const shown = showsAll ? waiting : waiting.slice(0, 1);
  return (
    <>
      {shown.map((one, index) => (
        <WaitingBand
          key={one.space.id}
          title={texts[one.kind]}
          text={texts.about(getSpaceTitle(one.space), one.text ?? texts.readyText)}
          more={
            index === 0 &&
            waiting.length > 1 && (
              <Button
                size="sm"
                variant="ghost"
                aria-expanded={showsAll}
                onClick={() => setShowsAll(!showsAll)}
              >
                {showsAll ? texts.less : texts.more(waiting.length - 1)}
              </Button>
            )
          }
        >
          <TaskAction waiting={one} actions={actions} />
        </WaitingBand>
      ))}
    </>
  );
}
