import { urls } from '@prostora/contracts';
import { portal } from '@prostora/strings/cs/portal.ts';
import { ButtonAnchor, ButtonLink, EmptyState } from '@prostora/ui';
import type { ReactNode } from 'react';

const texts = portal.noCustomer;

/** Portal page of an account without a customer. */
export const NoCustomer = ({ operator }: { operator: boolean }): ReactNode => (
  <>
    <h1 className="visually-hidden">{portal.layout.navigation}</h1>
    <EmptyState
      title={texts.title}
      reason={operator ? texts.operator : texts.text}
      // The administration is a separate document: a plain link.
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
