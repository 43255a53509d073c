import type { OwnerSpace } from '@prostora/api-client';
import { portal } from '@prostora/strings/cs/portal.ts';
import { Button, ButtonLink, spaceTitle } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { WaitingBand } from '../../components/waiting-band.tsx';
import { editAddress } from '../../lib/edit-address.ts';
import { completeAddress, NextAction } from './row-actions.tsx';
import { waitingFor, type Waiting } from './space-steps.ts';
import type { SpaceActions } from './use-space-actions.ts';

const texts = portal.mySpaces.band;

/** Link to fix a space: a returned one in the edit mode, a single missing field in its wizard step. */
const WaitingAction = ({
  waiting: { kind, space },
  actions,
}: {
  waiting: Waiting;
  actions: SpaceActions;
}): ReactNode =>
  kind === 'returned' || kind === 'oneStep' ? (
    <ButtonLink
      size="sm"
      variant="dark"
      to={kind === 'returned' ? editAddress(space.url) : completeAddress(space)}
    >
      {texts.fix}
    </ButtonLink>
  ) : (
    <NextAction space={space} actions={actions} />
  );

/** Banners of waiting items: the most urgent one, the others behind a button. */
export function WaitingList({
  spaces,
  actions,
}: {
  spaces: readonly OwnerSpace[];
  actions: SpaceActions;
}): ReactNode {
  const [all, setAll] = useState(false);
  const waiting = waitingFor(spaces);
  const shown = all ? waiting : waiting.slice(0, 1);
  return (
    <>
      {shown.map((one, index) => (
        <WaitingBand
          key={one.space.id}
          title={texts[one.kind]}
          text={texts.about(spaceTitle(one.space), one.text ?? texts.readyText)}
          more={
            index === 0 &&
            waiting.length > 1 && (
              <Button size="sm" variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? texts.less : texts.more(waiting.length - 1)}
              </Button>
            )
          }
        >
          <WaitingAction waiting={one} actions={actions} />
        </WaitingBand>
      ))}
    </>
  );
}
