import { urls } from '@prostora/contracts';
import { portalFrame } from '@prostora/strings/cs/portal-frame.ts';
import { ButtonLink, EmptyState } from '@prostora/ui';
import type { ReactNode } from 'react';

const texts = portalFrame.noRight;

/** In place of a page that the user's role in the team does not open. */
export const NoRight = (): ReactNode => (
  <>
    <h1 className="visually-hidden">{texts.title}</h1>
    <EmptyState
      title={texts.title}
      reason={texts.reason}
      action={
        <ButtonLink variant="dark" to={urls.today}>
          {texts.action}
        </ButtonLink>
      }
    />
  </>
);
