import { checkDealOffer, createDealOffer, type OwnerSpace } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { buildDealUrl } from '@prostora/contracts/reservation-urls.ts';
import { showToast } from '@prostora/federation';
import { useNavigate } from '@prostora/nav';
import { dealComposer as texts } from '@prostora/strings/cs/deal-composer.ts';
import { hostDeal } from '@prostora/strings/cs/host-deal.ts';
import { Breadcrumbs, Button, FormError } from '@prostora/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { NoRight } from '../../components/no-right.tsx';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { ownerCatalogQuery } from '../../lib/owner-queries.ts';
import { portalHandle } from '../../lib/portal-head.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import { usePreview } from '../../lib/use-preview.ts';
import { useHasRight, useMayDecide } from '../../lib/use-rights.ts';
import { OfferedFields, OfferedToFields, OfferTextFields } from './composer-fields.tsx';
import { ComposerPreview } from './composer-preview.tsx';
import {
  createComposerValues,
  toCheckInput,
  toNewDealInput,
  type ComposerValues,
} from './composer-values.ts';
import styles from './deal.module.css';

export const handle = portalHandle(texts.title);

function Composer({ spaces }: { spaces: readonly OwnerSpace[] }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toKey = useIdempotencyKey();
  const form = useForm<ComposerValues>({ mode: 'onTouched', defaultValues: createComposerValues() });
  const values = useWatch({ control: form.control }) as ComposerValues;
  const state = usePreview(toCheckInput(values), (body) => checkDealOffer({ client: api, body }));
  const { submit, failure, sending } = usePortalForm(form, {
    save: (offered) => {
      const body = toNewDealInput(offered);
      return createDealOffer({ client: api, body, headers: { 'Idempotency-Key': toKey(body) } });
    },
    onSaved: async ({ deal }) => {
      showToast(texts.sent);
      void client.invalidateQueries({ queryKey: ['reservations'] });
      await navigate(buildDealUrl(deal.id));
    },
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <FormError>{failure}</FormError>
        <OfferedFields spaces={spaces} />
        <OfferedToFields />
        <OfferTextFields />
        <ComposerPreview state={state} spaces={spaces} />
        <Button type="submit" variant="primary" sending={sending}>
          {state.status === 'done' ? texts.sendFor(state.preview.total) : texts.send}
        </Button>
      </form>
    </FormProvider>
  );
}

/** A new offer under the owner's rental terms. */
export function Component(): ReactNode {
  const { data, error, refetch } = useQuery(ownerCatalogQuery(useApi()));
  const mayDecide = useMayDecide();
  const seesPrices = useHasRight('price');
  if (!mayDecide || !seesPrices) return <NoRight />;
  if (!data && error)
    return <PageFailed heading={texts.title} error={error} onRetry={() => void refetch()} />;
  if (!data) return <PortalSkeleton />;
  return (
    <>
      <Breadcrumbs
        items={[
          { name: hostDeal.reservations.title, url: urls.reservations },
          { name: texts.title, url: null },
        ]}
      />
      <header className={styles['head']}>
        <h1>{texts.title}</h1>
      </header>
      <Composer spaces={data.spaces} />
    </>
  );
}
