import { urls } from '@prostora/contracts';
import { portal } from '@prostora/strings/cs/portal.ts';
import { ButtonAnchor, ButtonLink, EmptyState } from '@prostora/ui';
import type { ReactNode } from 'react';

const texts = portal.noCustomer;

/** An account without spaces to let has nothing here; says so and shows the way out. */
export const NoCustomer = ({ operator }: { operator: boolean }): ReactNode => (
  <>
    <h1 className="visually-hidden">{portal.layout.navigation}</h1>
    <EmptyState
      title={texts.title}
      reason={operator ? texts.operator : texts.text}
      // The administration has a document of its own: a plain link.
      action={
        operator ? (
          <ButtonAnchor variant="dark" href={urls.console}>
            {texts.console}
          </ButtonAnchor>
        ) : (
          <ButtonLink variant="dark" to={urls.home}>
            {texts.home}
          </ButtonLink>
        )
      }
    />
  </>
);
